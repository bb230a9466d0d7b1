import { describe, expect, it } from 'vitest';
import { dateLayout, firstWeekday, nameDate, writeDate } from './date-layout.js';

describe('dateLayout: the date format of a locale', () => {
  it.each([
    [undefined, 'ltr', '2024-03-09'],
    ['en-GB', 'ltr', '09/03/2024'],
    ['en-US', 'ltr', '03/09/2024'],
    ['de-DE', 'ltr', '09.03.2024'],
    ['ko-KR', 'ltr', '2024. 03. 09.'],
    ['he-IL', 'ltr', '09.03.2024'],
    ['ar-EG', 'rtl', '09\u200f/03\u200f/2024'],
    ['th-TH', 'ltr', '09/03/2024'],
    ['fa-IR', 'ltr', '2024/03/09'],
  ])('%s, %s: %s', (locale, direction, written) => {
    const layout = dateLayout(locale);
    expect(layout.direction).toBe(direction);
    expect(writeDate('2024-03-09', layout)).toBe(written);
  });
});

describe('nameDate', () => {
  it.each([
    ['month', undefined, 'March 2024'],
    ['weekdayShort', undefined, 'Sat'],
    ['month', 'de-DE', 'März 2024'],
    ['monthAlone', 'de-DE', 'März'],
    ['weekday', 'fr-FR', 'samedi'],
  ] as const)('%s in %s: %s', (format, locale, name) => expect(nameDate('2024-03-09', format, locale)).toBe(name));

  it('a full date', () => expect(nameDate('2024-03-09', 'day', undefined)).toMatch(/^Saturday,? 9 March 2024$/));
});

describe('firstWeekday', () => {
  it.each([
    [undefined, 1],
    ['en-GB', 1],
    ['en-US', 0],
    ['ar-EG', 6],
  ])('%s: %d', (locale, weekday) => expect(firstWeekday(locale)).toBe(weekday));
});
