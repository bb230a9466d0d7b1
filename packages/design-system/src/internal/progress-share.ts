/**
 * How much of a bar is filled.
 *
 * @param value done so far; `null` when nobody knows
 * @param max all there is, more than 0
 * @returns 0 to 1, or `null` for a value that is unknown or outside 0 to `max`
 */
export function progressShare(value: number | null, max: number): number | null {
  if (value === null) return null;
  return max > 0 && value >= 0 && value <= max ? value / max : null;
}

/** Says in the console that a bar was given a value it cannot show; it then shows no value at all. */
export function reportUnshowable(component: string, value: number | null, max: number): void {
  if (value !== null && progressShare(value, max) === null) {
    console.error(`${component}: value ${value} is not between 0 and max ${max}; shown as indeterminate.`);
  }
}
