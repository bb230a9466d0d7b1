import { describe, expect, it } from 'vitest';
import {
  completeSegment,
  draftOf,
  problemOfDate,
  readDraft,
  readPasted,
  stepDraft,
  typeInto,
} from './date-segments.js';

const TODAY = '2024-03-09';
const draft = (year: string, month: string, day: string) => ({ year, month, day });

describe('readDraft', () => {
  it.each([
    ['nothing', draft('', '', ''), null],
    ['a whole date', draft('2024', '3', '09'), '2024-03-09'],
    ['an incomplete date', draft('2024', '', '09'), undefined],
    ['a year of three digits', draft('202', '03', '09'), undefined],
    ['a day that does not exist', draft('2023', '02', '29'), undefined],
  ])('%s', (_case, boxes, date) => expect(readDraft(boxes)).toBe(date));

  it('reverses draftOf', () => {
    expect(readDraft(draftOf('2024-03-09'))).toBe('2024-03-09');
    expect(readDraft(draftOf(null))).toBeNull();
  });
});

describe('typeInto: the segment is full if no further digit fits', () => {
  it.each([
    ['month', '1', '1', false],
    ['month', '2', '2', true],
    ['month', '12', '12', true],
    ['month', '0', '0', false],
    ['day', '3', '3', false],
    ['day', '4', '4', true],
    ['day', '091', '1', false],
    ['year', '202', '202', false],
    ['year', '2024', '2024', true],
    ['day', 'x', '', false],
    ['day', '٢٢', '22', true],
    ['day', '２', '2', false],
  ] as const)('%s: %s', (kind, typed, text, isFull) => expect(typeInto(kind, typed)).toEqual({ text, isFull }));
});

describe('completeSegment', () => {
  it.each([
    ['day', '', ''],
    ['day', '9', '09'],
    ['month', '11', '11'],
    ['year', '24', '2024'],
    ['year', '44', '2044'],
    ['year', '45', '1945'],
    ['year', '202', '202'],
    ['year', '1999', '1999'],
  ] as const)('%s %j: %j', (kind, text, complete) => expect(completeSegment(kind, text, TODAY)).toBe(complete));
});

describe('stepDraft', () => {
  const begin = draft('2024', '01', '31');
  it.each([
    ['a shorter month shortens the day', begin, 'month', 'up', draft('2024', '02', '29')],
    ['months wrap around', begin, 'month', 'down', draft('2024', '12', '31')],
    ['days wrap around', begin, 'day', 'up', draft('2024', '01', '01')],
    ['by a week', begin, 'day', 'pageDown', draft('2024', '01', '24')],
    ['by a quarter', begin, 'month', 'pageUp', draft('2024', '04', '30')],
    ['by ten years', begin, 'year', 'pageUp', draft('2034', '01', '31')],
    ['years stop at the end', draft('9999', '', ''), 'year', 'up', draft('9999', '', '')],
    ['the first day', begin, 'day', 'first', draft('2024', '01', '01')],
    ['the last day of that month', draft('2023', '02', '1'), 'day', 'last', draft('2023', '02', '28')],
    ['the last day without a year', draft('', '02', ''), 'day', 'last', draft('', '02', '29')],
    ['an empty segment starts at today', draft('', '', ''), 'month', 'down', draft('', '03', '')],
  ] as const)('%s', (_case, from, kind, step, to) => expect(stepDraft(from, kind, step, TODAY)).toEqual(to));
});

describe('readPasted', () => {
  const iso = ['year', 'month', 'day'] as const;
  const british = ['day', 'month', 'year'] as const;
  it.each([
    ['2024-03-09', british, '2024-03-09'],
    [' 2024-03-09T23:30:00-08:00', iso, '2024-03-09'],
    ['9/3/2024', british, '2024-03-09'],
    ['9.3.24', british, '2024-03-09'],
    ['2024/3/9', british, '2024-03-09'],
    ['٢٠٢٤-٠٣-٠٩', iso, '2024-03-09'],
    ['31/02/2024', british, null],
    ['2024-02-31', iso, null],
    ['March 2024', iso, null],
    ['', iso, null],
  ] as const)('%j', (text, order, date) => expect(readPasted(text, order, TODAY)).toBe(date));
});

describe('problemOfDate', () => {
  const limits = { min: '2024-03-01', max: '2024-03-31' };
  it.each([
    [null, null],
    [undefined, 'invalid'],
    ['2024-03-01', null],
    ['2024-03-31', null],
    ['2024-02-29', 'beforeMin'],
    ['2024-04-01', 'afterMax'],
    ['2024-03-17', 'unavailable'],
  ])('%s: %s', (date, problem) => {
    expect(problemOfDate(date, limits, (each) => each === '2024-03-17')).toBe(problem);
  });
});
