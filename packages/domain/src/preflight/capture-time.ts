/**
 * Converts an EXIF time to milliseconds since 1970. Returns `undefined` for anything else, including unset clocks
 * ('0000:00:00 00:00:00').
 *
 * @param dateTime EXIF DateTimeOriginal such as '2013:06:04 13:39:32'
 * @param offset EXIF OffsetTimeOriginal such as '+02:00'. Defaults to UTC, so that the result is the same on every machine
 */
export function captureTimeMs(dateTime: unknown, offset: unknown): number | undefined {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(textOf(dateTime));
  if (!parts) return undefined;
  const zone = /^[+-]\d\d:\d\d$/.exec(textOf(offset))?.[0] ?? 'Z';
  const takenMs = Date.parse(`${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}${zone}`);
  return Number.isNaN(takenMs) ? undefined : takenMs;
}

/** EXIF texts may end with zero bytes. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '').trim() : '');
