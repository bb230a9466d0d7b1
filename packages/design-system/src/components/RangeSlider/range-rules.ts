import { addDecimals, clampNumber, roundLike } from '../NumberField/number-text.js';

/** Lower and upper end. */
export type RangeValue = readonly [lower: number, upper: number];

/** Which end of a range. */
export type RangeEnd = 'lower' | 'upper';

/** The scale a range lies on. */
export interface RangeScale {
  min: number;
  max: number;
  step: number;
}

const PAGES_OF_SCALE = 10;

/**
 * The range after one end was moved: on a step, within the scale, and at least one step from the other end, which stays.
 */
export function clampRange([lower, upper]: RangeValue, { min, max, step }: RangeScale, moved: RangeEnd): RangeValue {
  return moved === 'lower'
    ? [clampNumber(nearestStep(lower, min, step), { min, max: Math.max(min, addDecimals(upper, -step)) }), upper]
    : [lower, clampNumber(nearestStep(upper, min, step), { min: Math.min(max, addDecimals(lower, step)), max })];
}

/** A range as it can be shown: within the scale and at least one step long. */
export function fitRange([lower, upper]: RangeValue, { min, max, step }: RangeScale): RangeValue {
  const fitted = clampNumber(lower, { min, max: Math.max(min, addDecimals(max, -step)) });
  return [fitted, clampNumber(upper, { min: Math.min(max, addDecimals(fitted, step)), max })];
}

function nearestStep(value: number, min: number, step: number): number {
  return roundLike(min + Math.round((value - min) / step) * step, min, step);
}

/**
 * Where a key sends one end, before {@link clampRange}: arrows by a step, Page Up and Page Down, or arrows with Shift,
 * by a tenth of the scale, Home and End as far as it goes.
 *
 * @returns undefined for any other key
 */
export function valueAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  value: number,
  { min, max, step }: RangeScale,
  isRightToLeft: boolean,
): number | undefined {
  const page = Math.max(step, (max - min) / PAGES_OF_SCALE);
  const forward = isRightToLeft ? -1 : 1;
  const arrow = shiftKey ? page : step;
  switch (key) {
    case 'ArrowUp':
      return value + arrow;
    case 'ArrowDown':
      return value - arrow;
    case 'ArrowRight':
      return value + forward * arrow;
    case 'ArrowLeft':
      return value - forward * arrow;
    case 'PageUp':
      return value + page;
    case 'PageDown':
      return value - page;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}

/** How far along the scale a value lies, 0 to 100. */
export function percentOf(value: number, { min, max }: RangeScale): number {
  return max > min ? ((value - min) / (max - min)) * 100 : 0;
}

/** The narrowest slider with room for two values, and what they take up, in CSS pixels at the usual size of text. */
const NARROW_TRACK = 240;
const LETTER = 8;
const GAP = 8;

/** Whether the values over both handles would touch on a narrow slider, and are better written as one. */
export function areValuesClose(lowerText: string, upperText: string, percentApart: number): boolean {
  const needed = ((lowerText.length + upperText.length) / 2) * LETTER + GAP;
  return (percentApart / 100) * NARROW_TRACK < needed;
}
