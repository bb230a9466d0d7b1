'use client';
import { useRef, type ComponentPropsWithRef } from 'react';
import { isBulk, selectionModel, type BulkSelection, type Selection } from '../../hooks/selection-model.js';
import { classNames } from '../../internal/class-names.js';
import { useEscapeToClear } from '../../internal/useEscapeToClear.js';
import { useHasChanged } from '../../internal/useHasChanged.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { usePacedText } from '../../internal/usePacedText.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Button } from '../Button/index.js';
import { Checkbox } from '../Checkbox/index.js';
import { selectAllState, selectAllText, selectedText } from './select-all.js';
import * as styles from './SelectAll.css.js';

/** Minimum interval between announcements of the count. */
export const SELECTION_ANNOUNCEMENT_INTERVAL_MS = 1000;

export interface SelectAllProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The result of `useSelection` or, for several pages, `useBulkSelection`. */
  selection: Selection | BulkSelection;
  /** The ids of all visible items. */
  ids: readonly string[];
  /** The number of items on all pages. @default the number of `ids` */
  total?: number;
  /** The label, announced when it changes. @default 'N of M selected' */
  label?: (selected: number, total: number) => string;
  /** The label of the button that selects all pages. @default 'Select all {total}' */
  selectAllLabel?: (total: number) => string;
}

/**
 * A checkbox that selects all items or none, with the number of selected ones.
 *
 * With a bulk selection over several pages, the checkbox first selects the page; then a button offers all pages.
 */
export function SelectAll({
  selection,
  ids,
  total = ids.length,
  label = selectedText,
  selectAllLabel = selectAllText,
  className,
  ref,
  ...rest
}: SelectAllProps) {
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const model = selectionModel(selection);
  const count = model.count(total);
  useEscapeToClear(root, count > 0, model.clear);
  const text = label(count, total);
  const announced = usePacedText(useHasChanged(count) ? text : '', SELECTION_ANNOUNCEMENT_INTERVAL_MS);

  const isPageSelected = ids.length > 0 && ids.every(model.isSelected);
  const selectEverything = () => {
    if (isBulk(selection)) selection[1]({ type: 'toggleAll', all: true });
    else model.selectAll(ids);
  };
  const change = () => {
    if (count >= total) model.clear();
    else if (isBulk(selection) && !selection[0].all && !isPageSelected) model.selectAll(ids);
    else selectEverything();
  };
  return (
    <div ref={useMergedRefs(ref, root)} className={classNames(styles.row, className)} {...rest}>
      <Checkbox ref={box} checked={selectAllState(count, total)} disabled={total === 0} onCheckedChange={change}>
        {text}
      </Checkbox>
      {isBulk(selection) && isPageSelected && count < total && (
        <Button
          variant="ghost"
          size="compact"
          onClick={() => {
            selectEverything();
            // The button disappears; move focus to the checkbox.
            box.current?.focus();
          }}
        >
          {selectAllLabel(total)}
        </Button>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </div>
  );
}
