'use client';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { ChipList, type ChipListHandle, type ChipListItem } from '../Chip/ChipList.js';
import { SuggestionField, type Suggestion, type SuggestionFieldProps } from '../SuggestionField/index.js';
import * as styles from './MultiSelectField.css.js';

/** Something chosen: a chip. */
export type MultiSelectItem = Suggestion & Omit<ChipListItem, 'errorId'>;

export interface MultiSelectFieldProps<S extends MultiSelectItem = MultiSelectItem> extends Omit<
  SuggestionFieldProps<S>,
  'onSelect' | 'exclude' | 'inputValue' | 'defaultInputValue' | 'onInputValueChange' | 'texts'
> {
  /** What is chosen, in order; also what is no longer among `items`. */
  value?: readonly S[];
  /** The first selection when uncontrolled. @default [] */
  defaultValue?: readonly S[];
  /** Called with the whole selection after it changed. */
  onValueChange?: (value: readonly S[]) => void;
  /** Name of the choices in a form: one `value` each. */
  name?: string;
  /** Built-in texts to replace; the others stay. */
  texts?: SuggestionFieldProps['texts'] & Partial<typeof multiSelectTexts>;
}

const multiSelectTexts = {
  /** Accessible name of the list of chips. */
  chosen: 'Selected',
  remove: (label: string) => `Remove ${label}`,
  removed: (label: string) => `${label} removed`,
  /** Announced after something was chosen. */
  added: (label: string) => `${label} added`,
};

/**
 * Several of many: suggestions while typing, a chip for each choice. Backspace in the empty box goes to the last chip.
 * `ref`, `className` and the remaining attributes reach the `<input>`.
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
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    // Held down to empty the box, it does not go on to the chips.
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
