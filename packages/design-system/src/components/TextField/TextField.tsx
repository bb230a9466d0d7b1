'use client';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { CharacterCounter, type CharacterCounterProps } from '../../internal/CharacterCounter.js';
import { classNames } from '../../internal/class-names.js';
import { control } from '../../internal/control.css.js';
import { DEFAULT_MAX_LENGTH } from '../../internal/default-max-length.js';
import { useFieldControl } from '../../internal/field-context.js';
import { Spinner } from '../Spinner/index.js';
import * as styles from './TextField.css.js';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'type'> {
  /** The input type, which affects on-screen keyboards and autofill. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  /** The text when controlled. */
  value?: string;
  /** The initial text when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the text when it changes. */
  onValueChange?: (value: string) => void;
  /** The limit of the counter. Longer text is kept, and the counter turns red. @default 500 */
  maxLength?: number;
  /** Whether to show a counter such as `16 / 30`, unless the field is read-only or disabled. @default true */
  showCount?: boolean;
  /** The announcements when the text approaches, reaches or exceeds `maxLength`. */
  countStageText?: CharacterCounterProps['stageText'];
  /** Decoration before the text, such as an icon or swatch, up to 20 px. */
  start?: ReactNode;
  /** Content after the text, such as a unit or icon button. */
  end?: ReactNode;
  /** Whether to show a spinner instead of `end`. @default false */
  pending?: boolean;
}

/** A field for one line of text. `ref`, `className` and other attributes are passed to the `<input>`. */
export function TextField({
  type = 'text',
  value,
  defaultValue = '',
  onValueChange,
  maxLength = DEFAULT_MAX_LENGTH,
  showCount = true,
  countStageText,
  start,
  end,
  pending = false,
  className,
  onChange,
  ...rest
}: TextFieldProps) {
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);
  const trailing = pending ? <Spinner size="small" /> : end;
  const isCounted = showCount && !rest.readOnly && !rest.disabled;

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setText(event.target.value);
  };

  return (
    <span className={styles.frame}>
      <input
        type={type}
        className={classNames(
          control,
          Boolean(start) && styles.withStart,
          Boolean(trailing) && styles.withEnd,
          className,
        )}
        value={text}
        aria-busy={pending || undefined}
        {...rest}
        {...useFieldControl(rest)}
        onChange={change}
      />
      {start && <span className={styles.start}>{start}</span>}
      {trailing && <span className={styles.end}>{trailing}</span>}
      {isCounted && <CharacterCounter text={text} maxLength={maxLength} stageText={countStageText} />}
    </span>
  );
}
