'use client';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { fieldButton } from '../../internal/field-button.css.js';
import { isComposing } from '../../internal/is-composing.js';
import { useDebouncedCallback } from '../../internal/useDebouncedCallback.js';
import { useEscapeToClear } from '../../internal/useEscapeToClear.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { useStableCallback } from '../../internal/useStableCallback.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import * as styles from './SearchField.css.js';

export interface SearchFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'maxLength' | 'showCount' | 'countStageText'
> {
  /** Called with the term when typing pauses, and immediately on Enter and on clearing. */
  onSearch?: (term: string) => void;
  /** The delay before `onSearch` is called, in milliseconds. @default 300 */
  debounceMs?: number;
  /** The accessible name of the clear button. @default 'Clear' */
  clearLabel?: string;
}

/** A search field. Escape or its button clears it, without closing a dialog around it. */
export function SearchField({
  value,
  defaultValue = '',
  onValueChange,
  onSearch,
  debounceMs = 300,
  clearLabel = 'Clear',
  className,
  onKeyDown,
  ref,
  ...rest
}: SearchFieldProps) {
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, input);
  const search = useDebouncedCallback((term: string) => onSearch?.(term), debounceMs);

  const change = (term: string) => {
    setText(term);
    search.later(term);
  };
  const isClearable = text !== '' && !rest.disabled && !rest.readOnly;
  const clear = useStableCallback(() => {
    setText('');
    search.now('');
    input.current?.focus();
  });
  useEscapeToClear(input, isClearable, clear);
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isComposing(event)) return;
    if (event.key === 'Enter') search.now(text);
  };

  return (
    <TextField
      ref={mergedRef}
      type="search"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      className={classNames(styles.input, className)}
      value={text}
      onValueChange={change}
      onKeyDown={pressKey}
      showCount={false}
      start={<MagnifyingGlassIcon size={18} aria-hidden="true" />}
      end={
        isClearable && (
          <button type="button" className={fieldButton} aria-label={clearLabel} onClick={clear}>
            <XIcon size={16} weight="bold" aria-hidden="true" />
          </button>
        )
      }
      {...rest}
    />
  );
}
