/**
 * Converts an EXIF time to a date.
 *
 * @param dateTime EXIF format '2013:06:04 13:39:32'. Returns null for anything else, including unset clocks ('0000:00:00 00:00:00')
 * @param offset EXIF OffsetTimeOriginal such as '+02:00'. Defaults to UTC, so that the result is the same on every machine
 */
export function parseCaptureTime(dateTime: unknown, offset: unknown): Date | null {
  const clock = typeof dateTime === 'string' ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(dateTime.trim()) : null;
  if (!clock) return null;
  const zone = typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset.trim()) ? offset.trim() : 'Z';
  const moment = new Date(`${clock[1]}-${clock[2]}-${clock[3]}T${clock[4]}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
