import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a modification date: "2025-11-18".
 *
 * @param value a Date, or an ISO 8601 string from the API
 * @returns yyyy-MM-dd in the user's time zone
 * @throws RangeError when the value is not a date
 */
export function formatDate(value: Date | string): string {
  return lightFormat(toDate(value), 'yyyy-MM-dd');
}

/**
 * Formats the date of an event, such as created and user since: "Nov 18, 2025". Days without a time, such as those of a
 * licence, are `formatDay`.
 *
 * @param value a Date, or an ISO 8601 string from the API
 * @returns 'MMM d, yyyy' in the user's time zone, month names in English
 * @throws RangeError when the value is not a date
 */
export function formatLongDate(value: Date | string): string {
  const date = toDate(value);
  return `${MONTHS[date.getMonth()]} ${lightFormat(date, 'd, yyyy')}`;
}

/**
 * Formats a time of today: "08:05". The specification has no times of day.
 *
 * @param value a Date, or an ISO 8601 string from the API
 * @returns HH:mm in the user's time zone
 * @throws RangeError when the value is not a date
 */
export function formatTime(value: Date | string): string {
  return lightFormat(toDate(value), 'HH:mm');
}

function toDate(value: Date | string): Date {
  return typeof value === 'string' ? parseISO(value) : value;
}
