import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatLongDate, formatTime } from './format-date.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const lateInTheDay = new Date(2024, 2, 9, 23, 59);
const ways: [string, Date | string][] = [
  ['a Date', lateInTheDay],
  ['an ISO string', '2024-03-09T12:00:00'],
  ['a day without a time', '2024-03-09'],
  ['an instant, in the user’s time zone', lateInTheDay.toISOString()],
];

describe('Date format yyyy-MM-dd.', () => {
  it.each(ways)('%s', (_case, value) => expect(formatDate(value)).toBe('2024-03-09'));
});

describe("Date format 'MMM d, yyyy'.", () => {
  it.each(ways)('%s', (_case, value) => expect(formatLongDate(value)).toBe('Mar 9, 2024'));
  it.each(MONTHS.map((month, index) => [month, index] as const))('%s', (month, index) =>
    expect(formatLongDate(new Date(2024, index, 15))).toBe(`${month} 15, 2024`),
  );
});

describe('a time of today', () => {
  it.each<[string, Date | string, string]>([
    ['a Date', new Date(2024, 2, 9, 8, 5), '08:05'],
    ['an ISO string', '2024-03-09T23:59:59', '23:59'],
    ['an instant, in the user’s time zone', lateInTheDay.toISOString(), '23:59'],
  ])('%s', (_case, value, words) => expect(formatTime(value)).toBe(words));
});

describe('any moment of a day in the user’s time zone', () => {
  const moment = fc.tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 0, max: 11 }),
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 4, max: 23 }),
  );

  it('is shown as that day, and parses back to the same day', () =>
    fc.assert(
      fc.property(moment, ([year, month, day, hour]) => {
        const date = new Date(year, month, day, hour, 30);
        const text = `${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        expect(formatDate(date)).toBe(text);
        expect(formatDate(date.toISOString())).toBe(text);
        expect(formatDate(text)).toBe(text);
        expect(formatLongDate(text)).toBe(`${MONTHS[month]} ${day}, ${year}`);
      }),
    ));
});

it.each([['yesterday'], [''], ['2024-02-30'], [new Date(NaN)]])(
  'throws for a value that is not a date: %s',
  (value) => {
    expect(() => formatDate(value)).toThrow(RangeError);
    expect(() => formatLongDate(value)).toThrow(RangeError);
  },
);
