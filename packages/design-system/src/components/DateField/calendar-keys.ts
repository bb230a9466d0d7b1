import { addDays, addMonths, startOfWeek } from './date-only.js';

const DAYS_OF_WEEK = 7;
const MONTHS_OF_YEAR = 12;

/** The layout of the calendar. */
export interface CalendarFrame {
  /** The first day of the week; Sunday is 0. */
  firstWeekday: number;
  isRightToLeft: boolean;
}

/**
 * Returns the day that a key moves to: arrow keys by days and weeks, Home and End within the week, Page Up and Page
 * Down by months, with Shift by years.
 *
 * @returns `undefined` for any other key
 */
export function dateAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  date: string,
  { firstWeekday, isRightToLeft }: CalendarFrame,
): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const months = shiftKey ? MONTHS_OF_YEAR : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(date, forward);
    case 'ArrowLeft':
      return addDays(date, -forward);
    case 'ArrowDown':
      return addDays(date, DAYS_OF_WEEK);
    case 'ArrowUp':
      return addDays(date, -DAYS_OF_WEEK);
    case 'Home':
      return startOfWeek(date, firstWeekday);
    case 'End':
      return addDays(startOfWeek(date, firstWeekday), DAYS_OF_WEEK - 1);
    case 'PageDown':
      return addMonths(date, months);
    case 'PageUp':
      return addMonths(date, -months);
    default:
      return undefined;
  }
}
