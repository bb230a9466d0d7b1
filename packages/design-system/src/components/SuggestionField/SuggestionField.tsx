'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useState, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
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
  /** All suggestions; with `onSearch`, the results for the term. */
  items: readonly S[];
  /** Called with the selected suggestion, whose label becomes the text. */
  onSelect?: (item: S) => void;
  /** Called when typing pauses, to load suggestions. Without it, `items` are filtered by label. */
  onSearch?: (term: string) => void;
  /** The delay before `onSearch` is called, in milliseconds. @default 300 */
  debounceMs?: number;
  /** The maximum number of suggestions. @default 5 */
  length?: number;
  /** Values to exclude, such as selected ones. */
  exclude?: readonly string[];
  /** Adds a last row that creates an item from the text. */
  onCreate?: (text: string) => void;
  /** The text when controlled. */
  inputValue?: string;
  /** The initial text. @default '' */
  defaultInputValue?: string;
  /** Called when the text changes. */
  onInputValueChange?: (text: string) => void;
  /** Replaces built-in texts. */
  texts?: Partial<typeof suggestionTexts>;
}

const suggestionTexts = {
  create: (text: string) => `Create “${text}”`,
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'No results',
};

const CREATE = 'create:';

/**
 * A text field with suggestions. The list opens on a click, an arrow key or typing, not on focus. `ref`, `className` and other attributes are passed to the `<input>`.
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
    if (event.defaultPrevented || isComposing(event) || isFixed) return;
    if (event.altKey && event.key === 'ArrowDown') {
      setOpen(true);
    } else if (event.altKey && event.key === 'ArrowUp') {
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
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
            end={onSearch ? undefined : <CaretDownIcon size={16} weight="bold" aria-hidden="true" />}
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
