import { formatLongDate } from './format-date.ts';

/**
 * Returns the calendar day of a value that means a day, such as a capture date or the end of a licence. It is the day
 * that is written there, the same in every time zone.
 *
 * @param value yyyy-MM-dd, ISO 8601 or ''
 * @returns yyyy-MM-dd, or ''
 */
export const calendarDay = (value: string): string => value.slice(0, 'yyyy-MM-dd'.length);

/**
 * Formats a calendar day: "Nov 18, 2025".
 *
 * @param value see {@link calendarDay}
 * @returns 'MMM d, yyyy', the same in every time zone
 * @throws RangeError when the value is not a day
 */
export const formatDay = (value: string): string => formatLongDate(calendarDay(value));
