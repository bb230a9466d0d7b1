'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { control } from '../../internal/control.css.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { useFieldProblem } from '../../internal/useFieldProblem.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { problemOfNumber, readNumber, stepNumber, type NumberProblem } from './number-text.js';
import { targetOfKey } from './number-keys.js';
import { Steppers } from './Steppers.js';
import * as styles from './NumberField.css.js';

/** Texts of a number field. Limits include the unit. */
export interface NumberFieldTexts {
  /** Label of the increase button. @default 'Increase' */
  increase: string;
  /** Label of the decrease button. @default 'Decrease' */
  decrease: string;
  /** Error of the Field when the text is not a number. @default 'Enter a number' */
  unreadable: string;
  /** Error of the Field below `min`. @default 'Number must be greater than or equal to {limit}' */
  belowMin: (limit: string) => string;
  /** Error of the Field above `max`. @default 'Number must be less than or equal to {limit}' */
  aboveMax: (limit: string) => string;
}

const TEXTS: NumberFieldTexts = {
  increase: 'Increase',
  decrease: 'Decrease',
  unreadable: 'Enter a number',
  belowMin: (limit) => `Number must be greater than or equal to ${limit}`,
  aboveMax: (limit) => `Number must be less than or equal to ${limit}`,
};

export interface NumberFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'children'
> {
  /** The value when controlled; `null` while the field is empty or its text is not a number. */
  value?: number | null;
  /** The initial value when uncontrolled. @default null */
  defaultValue?: number | null;
  /** Called when the number changes, also to one outside `min` and `max`. */
  onValueChange?: (value: number | null) => void;
  /** Called when a change is finished: on blur, on Enter and after each step. */
  onValueCommit?: (value: number | null) => void;
  /** Called when the input becomes valid (`null`) or invalid. */
  onProblemChange?: (problem: NumberProblem | null) => void;
  /** The minimum, in the field's unit. @default none */
  min?: number;
  /** The maximum, in the field's unit. @default none */
  max?: number;
  /** The step of arrow keys and buttons; Page Up and Page Down use ten steps. Any number can be typed. @default 1 */
  step?: number;
  /** The unit after the number, such as `m` or `°C`. */
  unit?: string;
  /** Whether to show the increase and decrease buttons. @default true */
  steppers?: boolean;
  /** The form field name. The number is submitted with a decimal point, or as an empty string. */
  name?: string;
  /** Replaces built-in texts. */
  texts?: Partial<NumberFieldTexts>;
}

/**
 * A field for typing, pasting or stepping a number. Invalid input stays in the field, and its Field shows the error.
 * `ref`, `className` and other attributes are passed to the `<input>`.
 */
export function NumberField({
  value: controlledValue,
  defaultValue = null,
  onValueChange,
  onValueCommit,
  onProblemChange,
  min,
  max,
  step = 1,
  unit,
  steppers = true,
  name,
  texts,
  className,
  ref,
  ...rest
}: NumberFieldProps) {
  const words = { ...TEXTS, ...texts };
  const limits = { min, max };
  const unitId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(ref, input);
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  // Show the typed text while it represents the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [isComposed, setComposed] = useState(false);
  const isUnfinished = useRef(false);

  const reading = draft === null ? value : readNumber(draft, unit);
  const isDraftShown = draft !== null && (isComposed || (reading ?? null) === value);
  const text = isDraftShown ? draft : value === null ? '' : String(value);
  const problem = problemOfNumber(isDraftShown ? reading : value, limits);
  const withUnit = (number: string) => (unit === undefined ? number : `${number} ${unit}`);
  const { isUnreported, leave } = useFieldProblem({
    problem,
    message: problem && messageOf(problem),
    onProblemChange,
  });
  const isFixed = Boolean(rest.disabled || rest.readOnly);

  function messageOf(kind: NumberProblem): string {
    if (kind === 'unreadable') return words.unreadable;
    return words[kind](withUnit(String(kind === 'belowMin' ? min : max)));
  }

  const take = (next: string) => {
    setDraft(next);
    const read = readNumber(next, unit) ?? null;
    if (read === value) return;
    isUnfinished.current = true;
    setValue(read);
  };
  const commit = (next: number | null) => {
    isUnfinished.current = false;
    onValueCommit?.(next);
  };
  const finish = () => {
    if (problem !== 'unreadable') setDraft(null);
    if (isUnfinished.current) commit(value);
  };
  const moveTo = (next: number) => {
    if (isFixed || problem === 'unreadable') return;
    setDraft(null);
    if (next === value) return;
    setValue(next);
    commit(next);
  };

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    if (event.key === 'Enter') finish();
    const target = targetOfKey(event, value, step, limits);
    if (target === undefined || isFixed) return;
    event.preventDefault();
    moveTo(target);
  };

  const hasSteppers = steppers && !rest.readOnly;
  const field = useFieldControl({
    ...rest,
    'aria-describedby': joinIds(unit !== undefined && text === '' && unitId, rest['aria-describedby']),
    'aria-invalid': rest['aria-invalid'] ?? (isUnreported || undefined),
  });

  return (
    <span
      className={styles.frame}
      style={assignInlineVars({ [styles.unitWidth]: unit === undefined ? '0px' : `${unit.length + 1}ch` })}
    >
      <input
        // The iOS decimal keyboard has no minus sign.
        inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
        autoComplete="off"
        {...rest}
        {...field}
        ref={mergedRef}
        type="text"
        role="spinbutton"
        className={classNames(control, styles.input, hasSteppers && styles.withSteppers, className)}
        value={text}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={problem === 'unreadable' ? undefined : (value ?? undefined)}
        aria-valuetext={text === '' ? undefined : withUnit(text)}
        onChange={(event) => {
          rest.onChange?.(event);
          if (isComposed) setDraft(event.target.value);
          else take(event.target.value);
        }}
        onCompositionStart={(event) => {
          rest.onCompositionStart?.(event);
          setComposed(true);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          setComposed(false);
          take(event.currentTarget.value);
        }}
        onBlur={(event) => {
          rest.onBlur?.(event);
          finish();
          leave();
        }}
        onKeyDown={pressKey}
      />
      {(unit !== undefined || hasSteppers) && (
        <span className={styles.end} data-disabled={rest.disabled || undefined}>
          {unit !== undefined && (
            <bdi id={unitId} className={styles.unit}>
              {unit}
            </bdi>
          )}
          {hasSteppers && (
            <Steppers
              input={input}
              controls={field.id}
              decrease={words.decrease}
              increase={words.increase}
              canDecrease={!rest.disabled && (min === undefined || value === null || value > min)}
              canIncrease={!rest.disabled && (max === undefined || value === null || value < max)}
              onStep={(count) => moveTo(stepNumber(value, count * step, limits))}
            />
          )}
        </span>
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
    </span>
  );
}
