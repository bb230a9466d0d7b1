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
  /** What kind of text: decides the keyboard of phones and what browsers fill in. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  /** The text, when controlled. */
  value?: string;
  /** The first text when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /** Counted against, never cut off: a longer text stays and the counter turns red. @default 500 */
  maxLength?: number;
  /** `16 / 30` below the field; a read-only or disabled field shows none. @default true */
  showCount?: boolean;
  /** What a screen reader hears when the text nears, reaches or passes `maxLength`. */
  countStageText?: CharacterCounterProps['stageText'];
  /** Decoration before the text: an icon or a swatch, up to 20 px. */
  start?: ReactNode;
  /** After the text: a unit or an icon button. */
  end?: ReactNode;
  /** A small spinner at the end, in place of `end`. @default false */
  pending?: boolean;
}

/**
 * One line of text. `ref`, `className` and the remaining attributes reach the `<input>`.
 *
 * @see DS-025, DS-080
 */
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
