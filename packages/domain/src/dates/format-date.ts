import { lightFormat, parseISO } from 'date-fns';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Date as shown for anything labelled modified: "2025-11-18".
 *
 * @param value a Date, or an ISO 8601 string as the calls carry it
 * @returns yyyy-MM-dd in the reader's time zone
 * @throws RangeError when the value is no date
 * @see CONST-045, N73
 */
export function formatDate(value: Date | string): string {
  return lightFormat(toDate(value), 'yyyy-MM-dd');
}

/**
 * Date as shown for created, user since and licence dates: "Nov 18, 2025".
 *
 * @param value a Date, or an ISO 8601 string as the calls carry it
 * @returns 'MMM d, yyyy' in the reader's time zone, month names in English
 * @throws RangeError when the value is no date
 * @see CONST-046, N73
 */
export function formatLongDate(value: Date | string): string {
  const date = toDate(value);
  return `${MONTHS[date.getMonth()]} ${lightFormat(date, 'd, yyyy')}`;
}

function toDate(value: Date | string): Date {
  return typeof value === 'string' ? parseISO(value) : value;
}
