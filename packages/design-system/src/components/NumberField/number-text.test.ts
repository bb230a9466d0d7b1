import { describe, expect, it } from 'vitest';
import { problemOfNumber, readNumber, stepNumber } from './number-text.js';

describe('readNumber accepts spaces, decimal commas and points, and pasted text', () => {
  it.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['−3,5', -3.5],
    ['+4', 4],
    ['.5', 0.5],
    ['5,', 5],
    [' 1 234,5 ', 1234.5],
    ['1\u00a0234\u202f567', 1234567],
    ["1'234", 1234],
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1,234', 1.234],
    ['１２．５', 12.5],
    ['٣٫٥', 3.5],
    ['۴۲', 42],
    ['-0', 0],
    ['', null],
    ['  ', null],
  ])('%j is %j', (text, value) => expect(readNumber(text)).toBe(value));

  it.each([
    'abc',
    '-',
    '.',
    '1,2,3',
    '1.2.3',
    '12,34,567',
    '1,234.5,6',
    '1e5',
    '0x10',
    '5 m',
    '9'.repeat(400),
    'Infinity',
  ])('%j cannot be read', (text) => expect(readNumber(text)).toBeUndefined());

  it.each([
    ['12 m', 'm', 12],
    ['12,5m²', 'm²', 12.5],
    ['-2 °C', '°C', -2],
    ['m', 'm', undefined],
    ['12 ft', 'm', undefined],
  ])('%j with the unit %s is %j', (text, unit, value) => expect(readNumber(text, unit)).toBe(value));
});

describe('problemOfNumber', () => {
  it.each([
    [5, { min: 1, max: 10 }, null],
    [1, { min: 1, max: 10 }, null],
    [10, { min: 1, max: 10 }, null],
    [0, { min: 1 }, 'belowMin'],
    [11, { max: 10 }, 'aboveMax'],
    [-1e9, {}, null],
    [null, { min: 1 }, null],
    [undefined, {}, 'unreadable'],
  ] as const)('%j within %j: %s', (value, limits, problem) => expect(problemOfNumber(value, limits)).toBe(problem));
});

describe('stepNumber', () => {
  it.each([
    ['adds', 4, 1, {}, 5],
    ['without floating-point noise', 0.1, 0.2, {}, 0.3],
    ['keeps typed decimals', 1.25, 0.5, {}, 1.75],
    ['tiny steps', 0, 1e-7, {}, 1e-7],
    ['stops at the maximum', 9.5, 1, { max: 10 }, 10],
    ['stops at the minimum', 2, -10, { min: 1 }, 1],
    ['returns to the limits', 50, 1, { max: 10 }, 10],
    ['starts at 0', null, 1, {}, 0],
    ['starts at the number nearest to 0', null, -1, { min: 3, max: 10 }, 3],
  ] as const)('%s', (_case, value, delta, limits, next) => expect(stepNumber(value, delta, limits)).toBe(next));
});
