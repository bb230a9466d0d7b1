import type { AuditEvent } from '@inspection-studio/domain/audit';
import { formatDate, formatLongDate } from '@inspection-studio/domain/dates';

/** The events of one day, in the order of the list. */
export interface ActivityDay {
  /** 'Today', 'Yesterday' or a date such as 'Nov 18, 2025'. */
  title: string;
  /** `yyyy-MM-dd` in the time zone of the browser. */
  day: string;
  events: AuditEvent[];
}

/** Groups events by day, in the time zone of the browser. */
export function activityDays(events: readonly AuditEvent[], now: Date): ActivityDay[] {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const titles = new Map([
    [formatDate(now), 'Today'],
    [formatDate(yesterday), 'Yesterday'],
  ]);
  const days: ActivityDay[] = [];
  for (const event of events) {
    const day = formatDate(event.at);
    const last = days.at(-1);
    if (last?.day === day) last.events.push(event);
    else days.push({ day, title: titles.get(day) ?? formatLongDate(event.at), events: [event] });
  }
  return days;
}
