'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Slider } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { useFieldControl } from '../../internal/field-context.js';
import { isComposing } from '../../internal/is-composing.js';
import { useDirection } from '../../internal/useDirection.js';
import {
  areValuesClose,
  clampRange,
  fitRange,
  percentOf,
  valueAfterKey,
  type RangeEnd,
  type RangeValue,
} from './range-rules.js';
import { RangeInputs } from './RangeInputs.js';
import * as styles from './RangeSlider.css.js';

export interface RangeSliderProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'children' | 'role'> {
  /** The range when controlled: lower and upper end in the slider's unit, at least one step apart. */
  value?: RangeValue;
  /** The initial range when uncontrolled. @default the whole scale */
  defaultValue?: RangeValue;
  /** Called with every change, also while dragging. */
  onValueChange?: (value: RangeValue) => void;
  /** Called when a change is finished: when a thumb is released, after each key and when a number is entered. */
  onValueCommit?: (value: RangeValue) => void;
  /** The start of the scale. @default 0 */
  min?: number;
  /** The end of the scale. @default 100 */
  max?: number;
  /** The step between values, and the minimum distance between both ends. @default 1 */
  step?: number;
  /** The unit after the numbers, such as `m` or `°C`. */
  unit?: string;
  /** The accessible name of the lower thumb and its number field. @default 'Minimum' */
  lowerLabel?: string;
  /** The accessible name of the upper thumb and its number field. @default 'Maximum' */
  upperLabel?: string;
  /** Whether to show number fields for both ends, as an alternative to dragging. @default false */
  inputs?: boolean;
  /** Whether it is disabled and excluded from the form. @default false */
  disabled?: boolean;
  /** Name in a form, where both ends are sent under it, the lower one first. */
  name?: string;
}

const TICKS = Array.from({ length: 11 }, (_tick, index) => index);

/** A range between two handles. `ref`, `className` and the remaining attributes reach the group around them. */
export function RangeSlider({
  min = 0,
  max = 100,
  step = 1,
  value: controlledValue,
  defaultValue = [min, max],
  onValueChange,
  onValueCommit,
  unit,
  lowerLabel = 'Minimum',
  upperLabel = 'Maximum',
  inputs = false,
  disabled = false,
  name,
  className,
  ...rest
}: RangeSliderProps) {
  const scale = { min, max, step };
  const direction = useDirection();
  const [value, setValue] = useControllableState(controlledValue, defaultValue, onValueChange);
  const range = fitRange(value, scale);
  const [lower, upper] = range;
  const { id, ...field } = useFieldControl(rest);
  const write = (number: number) => (unit === undefined ? String(number) : `${number} ${unit}`);

  const move = (end: RangeEnd, to: number) => {
    const next = clampRange(end === 'lower' ? [to, upper] : [lower, to], scale, end);
    if (next[0] === lower && next[1] === upper) return;
    setValue(next);
    onValueCommit?.(next);
  };
  const pressKey = (end: RangeEnd, event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const target = valueAfterKey(event, end === 'lower' ? lower : upper, scale, direction === 'rtl');
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // Prevents Radix from handling the key: its Home and End would move the other thumb.
    event.preventDefault();
    if (!disabled) move(end, target);
  };

  const limits = {
    lower: { min, max: clampRange([max, upper], scale, 'lower')[0] },
    upper: { min: clampRange([lower, min], scale, 'upper')[1], max },
  };
  const handle = (end: RangeEnd, label: string) => (
    <Slider.Thumb
      className={styles.handle}
      data-end={end}
      aria-label={label}
      aria-valuemin={limits[end].min}
      aria-valuemax={limits[end].max}
      aria-valuetext={write(end === 'lower' ? lower : upper)}
      onKeyDown={(event) => pressKey(end, event)}
    />
  );
  const percents = range.map((end) => percentOf(end, scale)) as [number, number];
  const isClose = areValuesClose(write(lower), write(upper), percents[1] - percents[0]);
  const over = (percent: number, text: string, look: string | false) => (
    <span className={classNames(styles.value, look)} style={assignInlineVars({ [styles.percent]: String(percent) })}>
      <bdi>{text}</bdi>
    </span>
  );

  return (
    <div
      {...rest}
      role="group"
      className={classNames(styles.group, className)}
      id={id}
      aria-labelledby={field['aria-labelledby']}
      aria-describedby={field['aria-describedby']}
      aria-disabled={disabled || undefined}
      aria-invalid={undefined}
      aria-required={undefined}
    >
      <div className={styles.scale} data-disabled={disabled || undefined}>
        <div className={styles.values} aria-hidden="true">
          {!isClose && over(percents[0], write(lower), styles.apart)}
          {!isClose && over(percents[1], write(upper), styles.apart)}
          {over((percents[0] + percents[1]) / 2, `${lower} – ${write(upper)}`, !isClose && styles.together)}
        </div>
        <Slider.Root
          className={styles.slider}
          dir={direction}
          min={min}
          max={max}
          step={step}
          minStepsBetweenThumbs={1}
          preserveThumbOrder
          disabled={disabled}
          value={[...range]}
          onValueChange={([nextLower = min, nextUpper = max]) => setValue([nextLower, nextUpper])}
          onValueCommit={([nextLower = min, nextUpper = max]) => onValueCommit?.([nextLower, nextUpper])}
          data-front={lower - min > max - upper ? 'lower' : 'upper'}
        >
          <Slider.Track className={styles.track}>
            <Slider.Range className={styles.bar} />
          </Slider.Track>
          {handle('lower', lowerLabel)}
          {handle('upper', upperLabel)}
        </Slider.Root>
        <div className={styles.ticks} aria-hidden="true">
          {TICKS.map((tick) => (
            <span key={tick} className={styles.tick} />
          ))}
        </div>
        <div className={styles.ends} aria-hidden="true">
          <bdi>{write(min)}</bdi>
          <bdi>{write(max)}</bdi>
        </div>
      </div>
      {inputs && (
        <RangeInputs
          range={range}
          limits={limits}
          step={step}
          unit={unit}
          lowerLabel={lowerLabel}
          upperLabel={upperLabel}
          disabled={disabled}
          onEnter={move}
        />
      )}
      {name !== undefined &&
        (['lower', 'upper'] as const).map((end, index) => (
          <input key={end} type="hidden" name={name} value={range[index]} disabled={disabled} />
        ))}
    </div>
  );
}
