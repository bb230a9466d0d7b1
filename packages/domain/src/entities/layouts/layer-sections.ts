/** Decimals a number is written with: 2 for 0.25, 7 for 1e-7, none for a whole number. */
function decimalCount(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
}

/** Bounds and interval times the power of ten that makes them whole, so that adding never drifts. */
function toWholeNumbers(low: number, high: number, interval: number) {
  const factor = 10 ** Math.max(decimalCount(low), decimalCount(high), decimalCount(interval));
  const toWhole = (value: number) => Math.round(value * factor);
  return { low: toWhole(low), high: toWhole(high), interval: toWhole(interval), factor };
}

/**
 * How many sections a numerical layer has, without making them.
 *
 * @param low the first section
 * @param high above `low`; no section goes past it
 * @param interval above 0
 * @returns 1 when the interval is larger than the distance between the bounds
 * @see N90
 */
export function layerSectionCount(low: number, high: number, interval: number): number {
  const whole = toWholeNumbers(low, high, interval);
  return Math.floor((whole.high - whole.low) / whole.interval) + 1;
}

/**
 * Names of the sections of a numerical layer: `low`, `low` + `interval` and so
 * on, never past `high`.
 *
 * @param low the first section
 * @param high above `low`; a section only when the interval reaches it
 * @param interval above 0, decimals allowed
 * @returns ascending; '0.1', '0.2', '0.3' for 0.1, 0.3 and 0.1
 * @see VAL-065, VAL-067, N90
 */
export function layerSections(low: number, high: number, interval: number): string[] {
  const whole = toWholeNumbers(low, high, interval);
  return Array.from({ length: layerSectionCount(low, high, interval) }, (_, index) =>
    String((whole.low + index * whole.interval) / whole.factor),
  );
}
