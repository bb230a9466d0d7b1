import type { AuditEvent } from '@inspection-studio/domain/audit';
import { describe, expect, it } from 'vitest';
import { activityDays } from './activity-days.ts';

const NOW = new Date(2026, 10, 23, 9, 0);
const at = (day: number, hours: number) => ({ at: new Date(2026, 10, day, hours).toISOString() }) as AuditEvent;

describe('events under the days of the browser', () => {
  it('are Today, Yesterday and dates, in the order of the list', () =>
    expect(
      activityDays([at(23, 8), at(23, 0), at(22, 23), at(20, 12)], NOW).map(({ title, events }) => [
        title,
        events.length,
      ]),
    ).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Nov 20, 2026', 1],
    ]));

  it('are none without events', () => expect(activityDays([], NOW)).toEqual([]));
});
