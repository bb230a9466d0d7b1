/**
 * The moment an EXIF clock shows.
 *
 * @param dateTime EXIF form, '2013:06:04 13:39:32'; anything else gives null, as do cameras never set ('0000:00:00 00:00:00')
 * @param offset EXIF OffsetTimeOriginal, '+02:00'; without it the clock is taken as UTC, so that every machine reads the same moment
 */
export function parseCaptureTime(dateTime: unknown, offset: unknown): Date | null {
  const clock = typeof dateTime === 'string' ? /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(dateTime.trim()) : null;
  if (!clock) return null;
  const zone = typeof offset === 'string' && /^[+-]\d\d:\d\d$/.test(offset.trim()) ? offset.trim() : 'Z';
  const moment = new Date(`${clock[1]}-${clock[2]}-${clock[3]}T${clock[4]}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
