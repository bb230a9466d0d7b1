const DAY_MS = 86_400_000;
const ISO_LENGTH = 10;
const DAYS_OF_WEEK = 7;
/** Weeks a month can touch; always as many, so that a calendar keeps its height. */
const WEEKS_OF_MONTH = 6;

/** First and last day that is accepted, `yyyy-MM-dd`, each included. */
export interface DateLimits {
  min?: string | undefined;
  max?: string | undefined;
}

// Midnight in UTC stands for the day: no time zone ever takes part.
const millisecondsOf = (date: string) => Date.parse(`${date}T00:00:00Z`);
const dateOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, ISO_LENGTH);

/** Whether a text is `yyyy-MM-dd` and that day exists, from year 1 to 9999. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const milliseconds = millisecondsOf(text);
  return !Number.isNaN(milliseconds) && dateOf(milliseconds) === text;
}

/** `yyyy-MM-dd` of three numbers, months from 1; null where there is no such day. */
export function toDate(year: number, month: number, day: number): string | null {
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDate(date) ? date : null;
}

/** Year, month from 1, and day of a date. */
export function partsOf(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** Days of a month, counted from 1. */
export function daysInMonth(year: number, month: number): number {
  return [31, 30, 29, 28].find((day) => toDate(year, month, day) !== null) ?? 31;
}

/** The day `count` days on; at the ends of year 1 and 9999 the same day. */
export function addDays(date: string, count: number): string {
  const moved = new Date(millisecondsOf(date) + count * DAY_MS);
  const year = moved.getUTCFullYear();
  return year >= 1 && year <= 9999 ? dateOf(moved.getTime()) : date;
}

/** The same day `count` months on, or the last one of a shorter month. */
export function addMonths(date: string, count: number): string {
  const { year, month, day } = partsOf(date);
  const months = year * 12 + month - 1 + count;
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1];
  return toDate(nextYear, nextMonth, Math.min(day, daysInMonth(nextYear, nextMonth))) ?? date;
}

/** The day nearest to `date` within the limits. */
export function clampDate(date: string, { min, max }: DateLimits): string {
  if (min !== undefined && date < min) return min;
  return max !== undefined && date > max ? max : date;
}

/** Day of the week, Sunday 0. */
export function weekdayOf(date: string): number {
  return new Date(millisecondsOf(date)).getUTCDay();
}

/** The day on which the week of `date` began. */
export function startOfWeek(date: string, firstWeekday: number): string {
  return addDays(date, -((weekdayOf(date) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

/** Six weeks of a month, null for days of its neighbours. */
export function weeksOfMonth(date: string, firstWeekday: number): (string | null)[][] {
  const { year, month } = partsOf(date);
  const first = `${date.slice(0, 8)}01`;
  const before = (weekdayOf(first) - firstWeekday + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return Array.from({ length: WEEKS_OF_MONTH }, (_week, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_day, day) => toDate(year, month, week * DAYS_OF_WEEK + day - before + 1)),
  );
}

/** The day that a moment falls on, where this device is. */
export function localDate(moment: Date): string {
  return toDate(moment.getFullYear(), moment.getMonth() + 1, moment.getDate()) ?? '';
}
