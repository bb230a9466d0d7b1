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
  /** The text when controlled. */
  value?: string;
  /** The initial text when uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the text when it changes. */
  onValueChange?: (value: string) => void;
  /** The limit of the counter. Longer text is kept, and the counter turns red. @default 500 */
  maxLength?: number;
  /** Whether to show a counter such as `128 / 999`, unless the field is read-only or disabled. @default true */
  showCount?: boolean;
  /** The announcements when the text approaches, reaches or exceeds `maxLength`. */
  countStageText?: CharacterCounterProps['stageText'];
  /** The minimum number of lines. @default 3 */
  rows?: number;
}

/** A field for several lines of text that grows with its content. `ref`, `className` and other attributes are passed to the `<textarea>`. */
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
