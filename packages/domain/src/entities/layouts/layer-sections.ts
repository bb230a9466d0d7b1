/** Number of decimals of a number: 2 for 0.25, 7 for 1e-7, 0 for an integer. */
function decimalCount(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [, fraction = ''] = digits.split('.');
  return Math.max(0, fraction.length - Number(exponent));
}

/** Multiplies bounds and interval by a power of ten to get integers, so that additions are exact. */
function toWholeNumbers(low: number, high: number, interval: number) {
  const factor = 10 ** Math.max(decimalCount(low), decimalCount(high), decimalCount(interval));
  const toWhole = (value: number) => Math.round(value * factor);
  return { low: toWhole(low), high: toWhole(high), interval: toWhole(interval), factor };
}

/**
 * Returns the number of sections of a numerical layer, without creating them.
 *
 * @param low the first section
 * @param high greater than `low`; no section exceeds it
 * @param interval greater than 0
 * @returns 1 when the interval is larger than the distance between the bounds
 */
export function layerSectionCount(low: number, high: number, interval: number): number {
  const whole = toWholeNumbers(low, high, interval);
  return Math.floor((whole.high - whole.low) / whole.interval) + 1;
}

/**
 * Returns the names of the sections of a numerical layer: `low`, `low` +
 * `interval` and so on, up to `high`.
 *
 * @param low the first section
 * @param high greater than `low`; included only if the interval reaches it
 * @param interval greater than 0, decimals allowed
 * @returns ascending; '0.1', '0.2', '0.3' for 0.1, 0.3 and 0.1
 */
export function layerSections(low: number, high: number, interval: number): string[] {
  const whole = toWholeNumbers(low, high, interval);
  return Array.from({ length: layerSectionCount(low, high, interval) }, (_, index) =>
    String((whole.low + index * whole.interval) / whole.factor),
  );
}
