const DAY_MS = 86_400_000;
const ISO_LENGTH = 10;
const DAYS_OF_WEEK = 7;
/** The most weeks a month spans. A calendar always shows this many, so that its height does not change. */
const WEEKS_OF_MONTH = 6;

/** The earliest and latest valid day, `yyyy-MM-dd`, inclusive. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

// A day is midnight in UTC, so that time zones do not matter.
const millisecondsOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, ISO_LENGTH);

/** Whether a text is `yyyy-MM-dd` and an existing day, from year 1 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const milliseconds = millisecondsOf(text);
  return !Number.isNaN(milliseconds) && dateOf(milliseconds) === text;
}

/** Returns `yyyy-MM-dd`, months from 1, or null if the day does not exist. */
export function toDate(year: number, month: number, day: number): string | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDate(date) ? date : null;
}

/** Returns year, month (from 1) and day of a date. */
export function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Returns the number of days of a month, months from 1. */
export function daysInMonth(year: number, month: number): number {
  return [31, 30, 29, 28].find((day) => toDate(year, month, day) !== null) ?? 31;
}

/** Returns the day `count` days later, or the same day if that is outside the years 1 to 9999. */
export function addDays(date: string, count: number): string {
  const moved = new Date(millisecondsOf(date) + count * DAY_MS);
  const year = moved.getUTCFullYear();
  return year >= 1 && year <= 9999 ? dateOf(moved.getTime()) : date;
}

/** Returns the same day `count` months later, or the last day of a shorter month. */
export function addMonths(date: string, count: number): string {
  const { year, month, day } = partsOf(date);
  const months = year * 12 + month - 1 + count;
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return toDate(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth))) ?? date;
}

/** Returns the day within the limits that is nearest to `date`. */
export function clampDate(date: string, { min, max }: DateLimits): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** Returns the day of the week; Sunday is 0. */
export function weekdayOf(date: string): number {
  return new Date(millisecondsOf(date)).getUTCDay();
}

/** Returns the first day of the week of `date`. */
export function startOfWeek(date: string, firstWeekday: number): string {
  return addDays(date, -((weekdayOf(date) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

/** Returns the six weeks of a month, with null for days of other months. */
export function weeksOfMonth(date: string, firstWeekday: number): (string | null)[][] {
  const { year, month } = partsOf(date);
  const first = `${date.slice(0, 8)}01`;
  const before = (weekdayOf(first) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS_OF_MONTH }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, day) => toDate(year, month, week * DAYS_OF_WEEK + day - before + 1)),
  );
}

/** Returns the day of a moment in the device's time zone. */
export function localDate(moment: Date): string {
  return toDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? '';
}
