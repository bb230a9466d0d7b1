'use client';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { CharacterCounter, type CharacterCounterProps } from '../../internal/CharacterCounter.js';
import { classNames } from '../../internal/class-names.js';
import { control } from '../../internal/control.css.js';
import { DEFAULT_MAX_LENGTH } from '../../internal/default-max-length.js';
import { useFieldControl } from '../../internal/field-context.js';
import * as styles from './TextArea.css.js';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'defaultValue'> {
  /** The text, when controlled. */
  value?: string;
  /** The first text when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the text at every change. */
  onValueChange?: (value: string) => void;
  /** Counted against, never cut off: a longer text stays and the counter turns red. @default 500 */
  maxLength?: number;
  /** `128 / 999` below the field; a read-only or disabled field shows none. @default true */
  showCount?: boolean;
  /** What a screen reader hears when the text nears, reaches or passes `maxLength`. */
  countStageText?: CharacterCounterProps['stageText'];
  /** Lines shown before it grows. @default 3 */
  rows?: number;
}

/** Several lines of text; grows with them. `ref`, `className` and the remaining attributes reach the `<textarea>`. */
export function TextArea({
  value,
  defaultValue = '',
  onValueChange,
  maxLength = DEFAULT_MAX_LENGTH,
  showCount = true,
  countStageText,
  rows = 3,
  className,
  onChange,
  ...rest
}: TextAreaProps) {
  const [text, setText] = useControllableState(value, defaultValue, onValueChange);
  const isCounted = showCount && !rest.readOnly && !rest.disabled;

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    setText(event.target.value);
  };

  return (
    <span className={styles.frame}>
      <textarea
        className={classNames(control, styles.area, className)}
        rows={rows}
        value={text}
        {...rest}
        {...useFieldControl(rest)}
        onChange={change}
      />
      {isCounted && <CharacterCounter text={text} maxLength={maxLength} stageText={countStageText} />}
    </span>
  );
}
