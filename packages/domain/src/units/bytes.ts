const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const FIRST_WITH_DECIMAL = UNITS.indexOf('GB');

/**
 * Formats a data size.
 *
 * @param sizeBytes zero or more
 * @returns whole numbers below GB, one decimal from GB: "482 MB", "31.0 GB".
 * A value that would round to 1024 uses the next unit.
 */
export function formatBytes(sizeBytes: number): string {
  let value = sizeBytes;
  let unit = 0;
  while (unit < UNITS.length - 1 && Number(value.toFixed(decimalsOf(unit))) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  return `${value.toFixed(decimalsOf(unit))} ${UNITS[unit]}`;
}

function decimalsOf(unit: number): number {
  return unit < FIRST_WITH_DECIMAL ? 0 : 1;
}
