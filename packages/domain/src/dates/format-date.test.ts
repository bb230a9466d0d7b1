import { describe, expect, it } from 'vitest';
import { formatDate, formatLongDate } from './format-date.ts';

describe("dates: yyyy-MM-dd and 'MMM d, yyyy'", () => {
  const date = new Date(2024, 2, 9, 23, 59);

  it.each([
    ['a Date', date],
    ['an ISO string', '2024-03-09T12:00:00'],
    ['a day without a time', '2024-03-09'],
    ['an instant, in the reader’s zone', date.toISOString()],
  ])('%s', (_case, value) => {
    expect(formatDate(value)).toBe('2024-03-09');
    expect(formatLongDate(value)).toBe('Mar 9, 2024');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('yesterday')).toThrow(RangeError);
    expect(() => formatLongDate(new Date(NaN))).toThrow(RangeError);
  });
});
