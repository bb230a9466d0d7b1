export { calendarDay, formatDay } from './dates/calendar-day.ts';
export { formatDate, formatLongDate, formatTime } from './dates/format-date.ts';
export { formatTimeAgo } from './dates/time-ago.ts';
