'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { isComposing } from '../../internal/is-composing.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { ChipList, type ChipListHandle, type ChipListItem } from '../Chip/ChipList.js';
import { SuggestionField, type Suggestion, type SuggestionFieldProps } from '../SuggestionField/index.js';
import * as styles from './MultiSelectField.css.js';

/** An option, shown as a chip when chosen. */
export type MultiSelectItem = Suggestion & Omit<ChipListItem, 'errorId'>;

export interface MultiSelectFieldProps<S extends MultiSelectItem = MultiSelectItem> extends Omit<
  SuggestionFieldProps<S>,
  'onSelect' | 'exclude' | 'inputValue' | 'defaultInputValue' | 'onInputValueChange' | 'texts'
> {
  /** The chosen options in order (controlled). May include options that are no longer in `items`. */
  value?: readonly S[];
  /** The default choices (uncontrolled). @default [] */
  defaultValue?: readonly S[];
  /** Called with all choices when they change. */
  onValueChange?: (value: readonly S[]) => void;
  /** The name of the choices in a form. Submits one `value` for each. */
  name?: string;
  /** Overrides for the built-in texts. */
  texts?: SuggestionFieldProps['texts'] & Partial<typeof multiSelectTexts>;
}

const multiSelectTexts = {
  /** The accessible name of the list of chips. */
  chosen: 'Selected',
  /** The accessible name of the remove button of a chip. */
  remove: (label: string) => `Remove ${label}`,
  /** The announcement after a chip is removed. */
  removed: (label: string) => `${label} removed`,
  /** The announcement after an option is chosen. */
  added: (label: string) => `${label} added`,
};

/**
 * Lets people choose several of many options from a list, and shows each choice as a chip. The list opens on a click or an
 * arrow key and narrows by typing. `ref`, `className` and all other attributes go to the `<input>`.
 */
export function MultiSelectField<S extends MultiSelectItem>({
  value,
  defaultValue = [],
  onValueChange,
  onCreate,
  name,
  texts,
  ref,
  onKeyDown,
  ...rest
}: MultiSelectFieldProps<S>) {
  const { chosen: chosenLabel, remove, removed, added, ...suggestionTexts } = { ...multiSelectTexts, ...texts };
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, input);
  const chips = useRef<ChipListHandle>(null);
  const [chosen, setChosen] = useControllableState<readonly S[]>(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    // Holding it to clear the box must not move to the chips.
    if (event.key === 'Backspace' && text === '' && !event.repeat) chips.current?.focusLast();
  };

  return (
    <span className={styles.frame}>
      <SuggestionField<S>
        {...rest}
        ref={mergedRef}
        texts={suggestionTexts}
        exclude={chosen.map((item) => item.value)}
        inputValue={text}
        onInputValueChange={setText}
        onSelect={(item) => {
          setChosen([...chosen, item]);
          setText('');
          setAnnouncement(added(item.label));
        }}
        onCreate={
          onCreate &&
          ((label) => {
            onCreate(label);
            setText('');
          })
        }
        onKeyDown={pressKey}
      />
      <ChipList
        ref={chips}
        items={chosen}
        label={chosenLabel}
        onRemove={(index) => {
          setAnnouncement('');
          setChosen(chosen.toSpliced(index, 1));
        }}
        onLeave={() => input.current?.focus()}
        removeLabel={remove}
        removedText={removed}
        disabled={Boolean(rest.disabled || rest.readOnly)}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {name !== undefined &&
        chosen.map((item) => (
          <input key={item.value} type="hidden" name={name} value={item.value} disabled={rest.disabled} />
        ))}
    </span>
  );
}
