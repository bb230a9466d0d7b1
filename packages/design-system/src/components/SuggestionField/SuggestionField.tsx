'use client';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { useFieldControl } from '../../internal/field-context.js';
import { ListboxPopup, optionId, type ListboxOption } from '../../internal/listbox/ListboxPopup.js';
import { stepOption } from '../../internal/listbox/step-option.js';
import { useDebouncedCallback } from '../../internal/useDebouncedCallback.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { SUGGESTION_COUNT, visibleSuggestions } from './visible-suggestions.js';

export type Suggestion = ListboxOption;

export interface SuggestionFieldProps<S extends Suggestion = Suggestion> extends Omit<
  TextFieldProps,
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'onSelect'
  | 'end'
  | 'maxLength'
  | 'showCount'
  | 'countStageText'
> {
  /** All there is to suggest; with `onSearch`, what was found for the term. */
  items: readonly S[];
  /** A suggestion was chosen; its label is now the text. */
  onSelect?: (item: S) => void;
  /** Finds suggestions elsewhere: called once typing has paused. Without it `items` are matched by label here. */
  onSearch?: (term: string) => void;
  /** How long it waits after the last key before it asks, in milliseconds. @default 300 */
  debounceMs?: number;
  /** Most suggestions to show. @default 5 */
  length?: number;
  /** Values never suggested, because they are chosen already. */
  exclude?: readonly string[];
  /** Offers a last row that makes something new of the text. */
  onCreate?: (text: string) => void;
  /** What is typed, when controlled. */
  inputValue?: string;
  /** What is typed at first. @default '' */
  defaultInputValue?: string;
  /** Called at every change of what is typed. */
  onInputValueChange?: (text: string) => void;
  /** Built-in texts to replace; the others stay. */
  texts?: Partial<typeof suggestionTexts>;
}

const suggestionTexts = {
  create: (text: string) => `Create “${text}”`,
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'No results',
};

const CREATE = 'create:';

/**
 * A text box that suggests while one types. `ref`, `className` and the remaining attributes reach the `<input>`.
 *
 * @see CONST-015..016
 */
export function SuggestionField<S extends Suggestion>({
  items,
  onSelect,
  onSearch,
  debounceMs = 300,
  length = SUGGESTION_COUNT,
  exclude = [],
  onCreate,
  inputValue,
  defaultInputValue = '',
  onInputValueChange,
  texts,
  onKeyDown,
  onClick,
  onBlur,
  ...rest
}: SuggestionFieldProps<S>) {
  const { create, results, none } = { ...suggestionTexts, ...texts };
  const listId = useId();
  const [text, setText] = useControllableState(inputValue, defaultInputValue, onInputValueChange);
  const [open, setOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const search = useDebouncedCallback((term: string) => onSearch?.(term), debounceMs);
  const field = useFieldControl(rest);

  const shown = visibleSuggestions(items, { exclude, term: onSearch ? '' : text, length });
  const newText = onCreate && !items.some((item) => item.label === text.trim()) ? text.trim() : '';
  const options: ListboxOption[] = newText
    ? [
        ...shown,
        { value: CREATE, label: create(newText), icon: <PlusIcon size={18} weight="bold" aria-hidden="true" /> },
      ]
    : shown;
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const isOpen = open && !isFixed && !rest.pending && (options.length > 0 || text.trim() !== '');

  const change = (next: string) => {
    setText(next);
    setOpen(true);
    setActiveIndex(-1);
    search.later(next.trim());
  };
  const close = () => {
    setOpen(false);
    setActiveIndex(-1);
  };
  const choose = (index: number) => {
    const item = shown[index];
    if (item) {
      setText(item.label);
      onSelect?.(item);
    } else {
      onCreate?.(newText);
    }
    close();
  };

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || isFixed) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      setActiveIndex(stepOption(options, isOpen ? activeIndex : -1, event.key === 'ArrowDown' ? 'next' : 'previous'));
    } else if (event.key === 'Enter' && isOpen && activeIndex >= 0) {
      choose(activeIndex);
    } else if ((event.key === 'Enter' || event.key === 'Escape') && isOpen) {
      close();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <>
      <ListboxPopup
        open={isOpen}
        onDismiss={close}
        listId={listId}
        labelledBy={field['aria-labelledby']}
        label={field['aria-label']}
        options={options}
        activeIndex={activeIndex}
        onActiveIndexChange={setActiveIndex}
        onChoose={choose}
        emptyText={none}
        layer="suggestions"
        anchor={
          <TextField
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            {...rest}
            aria-expanded={isOpen && options.length > 0}
            aria-controls={isOpen && options.length > 0 ? listId : undefined}
            aria-activedescendant={isOpen ? optionId(listId, activeIndex) : undefined}
            showCount={false}
            value={text}
            onValueChange={change}
            onKeyDown={pressKey}
            onClick={(event) => {
              onClick?.(event);
              setOpen(true);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              close();
            }}
          />
        }
      />
      <VisuallyHidden role="status">{isOpen && results(shown.length)}</VisuallyHidden>
    </>
  );
}
