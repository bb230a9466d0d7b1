/** Hour of the day, in the time zone of the server, at which the nightly check starts. */
const NIGHT_HOUR = 1;

/** Whether a check of all files is due: one a night, or at the next start of a server that was off at that hour. */
export function isFileCheckDue(now: Date, lastBegun: Date): boolean {
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return lastBegun < night;
}
