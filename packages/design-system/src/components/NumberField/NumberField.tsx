'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { control } from '../../internal/control.css.js';
import { joinIds, useFieldControl } from '../../internal/field-context.js';
import { useFieldProblem } from '../../internal/useFieldProblem.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { problemOfNumber, readNumber, stepNumber, type NumberProblem } from './number-text.js';
import { targetOfKey } from './number-keys.js';
import { Steppers } from './Steppers.js';
import * as styles from './NumberField.css.js';

/** Texts of a number field; a limit comes with its unit. */
export interface NumberFieldTexts {
  /** Name of the button that adds a step. @default 'Increase' */
  increase: string;
  /** Name of the button that takes a step away. @default 'Decrease' */
  decrease: string;
  /** Shown by the Field around it when the text is no number. @default 'Enter a number' */
  unreadable: string;
  /** Shown by the Field around it. @default 'Number must be greater than or equal to {limit}' */
  belowMin: (limit: string) => string;
  /** Shown by the Field around it. @default 'Number must be less than or equal to {limit}' */
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
  /** The number; `null` while the field is empty or what stands in it cannot be read. */
  value?: number | null;
  /** The number at first, when the field keeps it by itself. @default null */
  defaultValue?: number | null;
  /** Called with every change that means another number, also one outside of `min` and `max`. */
  onValueChange?: (value: number | null) => void;
  /** Called once a change is finished: on leaving the field, on Enter, and after each step. */
  onValueCommit?: (value: number | null) => void;
  /** Called when what stands in the field becomes acceptable, `null`, or not. */
  onProblemChange?: (problem: NumberProblem | null) => void;
  /** The lowest number accepted, in the field's unit. Without it there is none. */
  min?: number;
  /** The highest number accepted, in the field's unit. Without it there is none. */
  max?: number;
  /** What an arrow key or a button adds; Page Up and Page Down add ten of them. Any number can be typed. @default 1 */
  step?: number;
  /** Stands behind the number and is read with it, `m` or `°C`. */
  unit?: string;
  /** Shows the buttons that add and take away a step. @default true */
  steppers?: boolean;
  /** Name in a form, where the number is sent with a decimal point, or as an empty text. */
  name?: string;
  /** Built-in texts to replace. */
  texts?: Partial<NumberFieldTexts>;
}

/**
 * A number that is typed, pasted or stepped. Nothing typed is lost: what cannot be read or lies outside of the limits
 * stays, and the Field around it says so. `ref`, `className` and the remaining attributes reach the `<input>`.
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
  // What was typed is shown for as long as it means the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [isComposing, setIsComposing] = useState(false);
  const isUnfinished = useRef(false);

  const reading = draft === null ? value : readNumber(draft, unit);
  const isDraftShown = draft !== null && (isComposing || (reading ?? null) === value);
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
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
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
        // iOS has no minus sign on its keyboard for decimals.
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
          if (isComposing) setDraft(event.target.value);
          else take(event.target.value);
        }}
        onCompositionStart={(event) => {
          rest.onCompositionStart?.(event);
          setIsComposing(true);
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event);
          setIsComposing(false);
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
