import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarDay, formatDay } from './calendar-day.ts';

describe.each([
  ['America/Los_Angeles', 480],
  ['UTC', 0],
  ['Europe/Berlin', -60],
  ['Africa/Cairo', -120],
  ['Pacific/Kiritimati', -840],
])('a day is the same day in %s', (zone, offsetMinutes) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));
  afterEach(() => void vi.unstubAllEnvs());

  it('which is the time zone of this test', () =>
    expect(new Date('2026-12-01T00:00:00Z').getTimezoneOffset()).toBe(offsetMinutes));

  it.each([
    ['2026-12-01T00:00:00Z', 'Dec 1, 2026'],
    ['2026-12-01T00:00:00.000Z', 'Dec 1, 2026'],
    ['2026-12-01T23:59:59Z', 'Dec 1, 2026'],
    ['2026-12-01T23:59:59.999Z', 'Dec 1, 2026'],
    ['2026-12-01T23:30:00+02:00', 'Dec 1, 2026'],
    ['2026-12-01', 'Dec 1, 2026'],
    ['2026-12-31T23:59:59Z', 'Dec 31, 2026'],
    ['2027-01-01T00:00:00Z', 'Jan 1, 2027'],
    ['2028-02-29T12:00:00Z', 'Feb 29, 2028'],
    // Clocks in Cairo have no midnight on this day.
    ['2026-04-24T00:00:00Z', 'Apr 24, 2026'],
  ])('%s is %s', (value, words) => expect(formatDay(value)).toBe(words));
});

it.each([['yesterday'], [''], ['2026-02-30T00:00:00Z']])('throws for a value that is not a day: %s', (value) =>
  expect(() => formatDay(value)).toThrow(RangeError),
);

it.each([
  ['2026-11-20T00:00:00.000Z', '2026-11-20'],
  ['2026-11-20T23:30:00+02:00', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['', ''],
])('the calendar day of %j is %j', (value, day) => expect(calendarDay(value)).toBe(day));
