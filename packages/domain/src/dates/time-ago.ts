import { formatLongDate } from './format-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const relative = new Intl.RelativeTimeFormat('en');

/**
 * Formats how long ago something happened, for the end of a sentence: 'just now', '2 minutes ago', '3 hours ago',
 * and after a day 'on Nov 18, 2025'.
 *
 * @param at ISO 8601. A time in the future, from a clock that is ahead, counts as now.
 */
export function formatTimeAgo(at: string, now: Date): string {
  const elapsedMs = now.getTime() - Date.parse(at);
  if (elapsedMs < MINUTE_MS) return 'just now';
  if (elapsedMs < HOUR_MS) return relative.format(-Math.floor(elapsedMs / MINUTE_MS), 'minute');
  if (elapsedMs < DAY_MS) return relative.format(-Math.floor(elapsedMs / HOUR_MS), 'hour');
  return `on ${formatLongDate(at)}`;
}
