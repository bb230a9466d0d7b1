const STEP = 1024;
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;
const FIRST_WITH_DECIMAL = UNITS.indexOf('GB');

/** Steps of 1024, one decimal from GB: "482 MB", "21.4 GB". The default of fields that show sizes. */
export function formatSize(sizeBytes: number): string {
  let value = sizeBytes;
  let unit = 0;
  while (unit < UNITS.length - 1 && Math.round(value) >= STEP) {
    value /= STEP;
    unit += 1;
  }
  return `${value.toFixed(unit < FIRST_WITH_DECIMAL ? 0 : 1)} ${UNITS[unit]}`;
}
