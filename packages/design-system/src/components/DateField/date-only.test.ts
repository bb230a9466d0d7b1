import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  clampDate,
  daysInMonth,
  isDate,
  localDate,
  startOfWeek,
  weeksOfMonth,
} from './date-only.js';

const SUNDAY = 0;
const MONDAY = 1;

describe('isDate', () => {
  it.each(['2024-03-09', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) =>
    expect(isDate(text)).toBe(true),
  );
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-3-9',
    '0000-01-01',
    '2024-03-09T00:00',
    '',
  ])('%j is not a date', (text) => expect(isDate(text)).toBe(false));
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-12-31', 1, '2024-01-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2024-03-30', 2, '2024-04-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('%s and %d days: %s', (date, count, expected) => expect(addDays(date, count)).toBe(expected));
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['9999-12-01', 1, '9999-12-01'],
  ])('%s and %d months: %s', (date, count, expected) => expect(addMonths(date, count)).toBe(expected));
});

describe('daysInMonth', () => {
  it.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [2024, 4, 30],
    [2024, 12, 31],
  ])('%d-%d has %d', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));
});

describe('clampDate', () => {
  it.each([
    ['2024-03-09', {}, '2024-03-09'],
    ['2024-03-09', { min: '2024-03-10' }, '2024-03-10'],
    ['2024-03-09', { max: '2024-03-08' }, '2024-03-08'],
    ['2024-03-09', { min: '2024-03-09', max: '2024-03-09' }, '2024-03-09'],
  ])('%s within %j: %s', (date, limits, expected) => expect(clampDate(date, limits)).toBe(expected));
});

describe('startOfWeek', () => {
  it.each([
    ['2024-03-09', MONDAY, '2024-03-04'],
    ['2024-03-09', SUNDAY, '2024-03-03'],
    ['2024-03-04', MONDAY, '2024-03-04'],
    ['2024-03-03', MONDAY, '2024-02-26'],
  ])('of %s, weeks from %d: %s', (date, first, expected) => expect(startOfWeek(date, first)).toBe(expected));
});

describe('weeksOfMonth', () => {
  it('starts on the first day of the week and always has six weeks', () => {
    const weeks = weeksOfMonth('2024-03-09', MONDAY);
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, '2024-03-01', '2024-03-02', '2024-03-03']);
    expect(weeks[4]?.at(-1)).toBe('2024-03-31');
    expect(weeks[5]).toEqual([null, null, null, null, null, null, null]);
    expect(weeksOfMonth('2024-03-09', SUNDAY)[0]?.slice(4)).toEqual([null, '2024-03-01', '2024-03-02']);
  });
});

describe('localDate', () => {
  it.each([
    ['the first minute of the day', new Date(2024, 2, 9, 0, 1), '2024-03-09'],
    ['the last minute of the day', new Date(2024, 2, 9, 23, 59), '2024-03-09'],
  ])('%s', (_case, moment, expected) => expect(localDate(moment)).toBe(expected));
});
