'use client';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Popover } from 'radix-ui';
import { memo, useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { isComposing } from '../is-composing.js';
import { useStableCallback } from '../useStableCallback.js';
import * as styles from './ListboxPopup.css.js';
import { useListWindow } from './useListWindow.js';

export interface ListboxOption {
  value: string;
  label: string;
  /** Label and description are names: browsers that translate the page leave them as they are. */
  translate?: 'no';
  /** A second line under the label. */
  description?: ReactNode;
  /** Before the label, up to 20 px: an icon or a swatch. */
  icon?: ReactNode;
  disabled?: boolean;
}

export interface ListboxPopupProps {
  open: boolean;
  /** Called on Escape. Focus never enters the list, so the focused control handles blur. */
  onDismiss: () => void;
  /** The element the list hangs from, as wide as the list. */
  anchor: ReactElement;
  listId: string;
  labelledBy: string | undefined;
  label: string | undefined;
  options: readonly ListboxOption[];
  /** −1 when none is active. */
  activeIndex: number;
  onActiveIndexChange: (index: number) => void;
  onChoose: (index: number) => void;
  /** Marked with a tick. */
  selectedValue?: string | null;
  /** Shown instead of an empty list. */
  emptyText?: string;
  layer: keyof typeof styles.layer;
}

/** Id of an option, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string | undefined {
  return index < 0 ? undefined : `${listId}-${index}`;
}

/** The list of a select or a combobox. Focus stays on the anchor; this only shows and points. */
export function ListboxPopup(props: ListboxPopupProps) {
  return (
    <Popover.Root open={props.open}>
      <Popover.Anchor asChild>{props.anchor}</Popover.Anchor>
      {/* Gone at once when closed: nobody waits for a list to fade. */}
      {props.open && (
        <Popover.Portal>
          <Popover.Content
            role={undefined}
            className={`${styles.popup} ${styles.layer[props.layer]}`}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={preventDefault}
            onCloseAutoFocus={preventDefault}
            onInteractOutside={preventDefault}
            onEscapeKeyDown={(event) => !isComposing(event) && props.onDismiss()}
            // Keeps focus where it is while a person clicks or scrolls here.
            onMouseDown={preventDefault}
          >
            <Options {...props} />
          </Popover.Content>
        </Popover.Portal>
      )}
    </Popover.Root>
  );
}

function Options({
  listId,
  labelledBy,
  label,
  options,
  emptyText,
  selectedValue,
  activeIndex,
  ...props
}: ListboxPopupProps) {
  const list = useRef<HTMLDivElement>(null);
  const { isWindowed, stretches, optionHeightPx } = useListWindow(list, options.length, activeIndex);
  const activate = useStableCallback(props.onActiveIndexChange);
  const choose = useStableCallback(props.onChoose);
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  if (options.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <div ref={list} role="listbox" id={listId} aria-labelledby={labelledBy} aria-label={label}>
      {stretches.flatMap(({ isDrawn, from, to }) =>
        isDrawn
          ? options
              .slice(from, to)
              .map((option, offset) => (
                <Option
                  key={option.value}
                  option={option}
                  id={optionId(listId, from + offset)}
                  index={from + offset}
                  count={isWindowed ? options.length : undefined}
                  isActive={from + offset === activeIndex}
                  isSelected={option.value === selectedValue}
                  onActivate={activate}
                  onChoose={choose}
                />
              ))
          : [<div key={`gap ${from}`} role="presentation" style={{ height: (to - from) * optionHeightPx }} />],
      )}
    </div>
  );
}

interface OptionProps {
  option: ListboxOption;
  id: string | undefined;
  index: number;
  /** How many there are, where not all of them are drawn. */
  count: number | undefined;
  isActive: boolean;
  isSelected: boolean;
  onActivate: (index: number) => void;
  onChoose: (index: number) => void;
}

/** Drawn again only when it changes: moving touches two options. */
const Option = memo(function Option({
  option,
  id,
  index,
  count,
  isActive,
  isSelected,
  onActivate,
  onChoose,
}: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys arrive at the anchor, which holds focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={option.disabled}
      aria-setsize={count}
      aria-posinset={count === undefined ? undefined : index + 1}
      data-active={isActive || undefined}
      className={styles.option}
      onMouseMove={() => !option.disabled && !isActive && onActivate(index)}
      onClick={() => !option.disabled && onChoose(index)}
    >
      {option.icon && <span className={styles.icon}>{option.icon}</span>}
      <span translate={option.translate} className={styles.words}>
        <span>{option.label}</span>
        {option.description && <span className={styles.description}>{option.description}</span>}
      </span>
      {isSelected && <CheckIcon className={styles.tick} size={18} weight="bold" aria-hidden="true" />}
    </div>
  );
});

function preventDefault(event: { preventDefault: () => void }): void {
  event.preventDefault();
}
