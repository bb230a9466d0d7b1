'use client';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId, useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Button } from '../Button/index.js';
import { ChipList, type ChipListHandle } from '../Chip/ChipList.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';
import { addValues, hasSeparator, SEPARATOR, SEPARATOR_OR_SPACE, unfinishedPart } from './add-values.js';
import { groupErrors } from './group-errors.js';
import { Messages } from './Messages.js';
import * as styles from './MultiValueField.css.js';
import { defaultTexts, type MultiValueFieldTexts } from './texts.js';

type OwnOrUnfit =
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'maxLength'
  | 'showCount'
  | 'countStageText'
  | 'required';

export interface MultiValueFieldProps extends Omit<TextFieldProps, OwnOrUnfit> {
  /** The current entries (controlled), in order and without duplicates. */
  value?: readonly string[];
  /** The default entries (uncontrolled). @default [] */
  defaultValue?: readonly string[];
  /** Called with all entries when entries are added or removed. */
  onValueChange?: (value: readonly string[]) => void;
  /**
   * Returns the error message for an entry, or `null` if it is valid. An invalid entry stays and is marked, and its
   * message appears below the field. Do not repeat it as the error of the Field.
   */
  validate?: (value: string) => string | null;
  /** Whether spaces separate entries too. Set it for values without spaces, such as e-mail addresses. @default false */
  splitAtSpaces?: boolean;
  /**
   * Splits entered or pasted text into entries, in place of the separators. Set it for texts with a form of their own,
   * such as the recipients of a mail, where a name can contain a comma. While people type, separators still end an entry.
   */
  readEntries?: (text: string) => readonly string[];
  /** The name of the entries in a form. Submits one value for each. */
  name?: string;
  /** Overrides for the built-in texts. */
  texts?: Partial<MultiValueFieldTexts>;
}

/**
 * Lets people type or paste several values, and shows each one as a chip. Enter, a separator, the button and blur add
 * the typed text. Empty entries are ignored. `ref`, `className` and all other attributes go to the `<input>`.
 */
export function MultiValueField({
  value,
  defaultValue = [],
  onValueChange,
  validate,
  splitAtSpaces = false,
  readEntries,
  name,
  texts,
  ref,
  onKeyDown,
  onPaste,
  onBlur,
  ...rest
}: MultiValueFieldProps) {
  const words = { ...defaultTexts, ...texts };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, input);
  const chips = useRef<ChipListHandle>(null);
  const field = useFieldControl(rest);
  const [values, setValues] = useControllableState(value, defaultValue, onValueChange);
  const [text, setText] = useState('');
  const [duplicates, setDuplicates] = useState<readonly string[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const separator = splitAtSpaces ? SEPARATOR_OR_SPACE : SEPARATOR;
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const errors = groupErrors(values, validate);
  const hasMessages = errors.length > 0 || duplicates.length > 0;
  const errorId = (index: number) => `${id}-error-${index}`;

  const add = (entered: string, unfinished = '') => {
    const found = addValues(values, entered, separator, readEntries);
    setText(unfinished);
    setDuplicates(found.duplicates);
    if (found.added.length === 0) return;
    setAnnouncement(words.added(found.added));
    setValues([...values, ...found.added]);
  };
  const change = (next: string) => {
    const unfinished = unfinishedPart(next, separator);
    if (hasSeparator(next, separator)) {
      add(next.slice(0, next.length - unfinished.length), unfinished);
      return;
    }
    setText(next);
    setDuplicates([]);
  };
  const remove = (index: number) => {
    setDuplicates([]);
    setAnnouncement('');
    setValues(values.toSpliced(index, 1));
  };

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event) || isFixed) return;
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    }
    // Holding it to clear the box must not move to the chips.
    if (event.key === 'Backspace' && text === '' && !event.repeat) chips.current?.focusLast();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = event.clipboardData.getData('text');
    if (event.defaultPrevented || isFixed || !hasSeparator(pasted, separator)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    onBlur?.(event);
    if (text.trim() !== '') add(text);
  };

  return (
    <div className={styles.frame}>
      <div className={styles.entry}>
        <TextField
          autoComplete="off"
          {...rest}
          ref={mergedRef}
          aria-describedby={joinIds(rest['aria-describedby'], hasMessages && `${id}-messages`)}
          aria-invalid={rest['aria-invalid'] ?? (errors.length > 0 || undefined)}
          showCount={false}
          value={text}
          onValueChange={change}
          onKeyDown={pressKey}
          onPaste={paste}
          onBlur={leave}
        />
        <Button
          id={`${id}-add`}
          aria-labelledby={joinIds(`${id}-add`, field['aria-labelledby'])}
          icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
          disabled={isFixed}
          onClick={() => {
            add(text);
            input.current?.focus();
          }}
        >
          {words.add}
        </Button>
      </div>
      <ChipList
        ref={chips}
        items={values.map((one) => {
          const group = errors.findIndex((error) => error.values.includes(one));
          return { value: one, label: one, ...(group >= 0 && { errorId: errorId(group) }) };
        })}
        label={words.list}
        onRemove={remove}
        onLeave={() => input.current?.focus()}
        removeLabel={words.remove}
        removedText={words.removed}
        disabled={isFixed}
      />
      <Messages
        id={`${id}-messages`}
        duplicates={duplicates.length > 0 ? words.duplicates(duplicates) : null}
        errors={errors.map((error, index) => ({
          id: errorId(index),
          text: words.invalid(error.message, error.values),
        }))}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {name !== undefined &&
        values.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={rest.disabled} />)}
    </div>
  );
}
