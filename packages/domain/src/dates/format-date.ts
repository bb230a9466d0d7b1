import { format, parseISO } from 'date-fns';

/**
 * Date as shown for anything labelled modified: "2025-11-18".
 *
 * @param value a Date, or an ISO 8601 string as the calls carry it
 * @returns yyyy-MM-dd in the reader's time zone
 * @throws RangeError when the value is no date
 * @see spec 2 §9 "Dates", N73
 */
export function formatDate(value: Date | string): string {
  return format(toDate(value), 'yyyy-MM-dd');
}

/**
 * Date as shown for created, user since and licence dates: "Nov 18, 2025".
 *
 * @param value a Date, or an ISO 8601 string as the calls carry it
 * @returns 'MMM d, yyyy' in the reader's time zone, month names in English
 * @throws RangeError when the value is no date
 * @see spec 2 §9 "Dates", N73
 */
export function formatLongDate(value: Date | string): string {
  return format(toDate(value), 'MMM d, yyyy');
}

function toDate(value: Date | string): Date {
  return typeof value === 'string' ? parseISO(value) : value;
}
