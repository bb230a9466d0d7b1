import { describe, expect, it } from 'vitest';
import { areValuesClose, clampRange, fitRange, percentOf, valueAfterKey } from './range-rules.js';

const scale = { min: 0, max: 100, step: 10 };
const fine = { min: 0, max: 1, step: 0.1 };

describe('clampRange keeps lower and upper at least one step apart', () => {
  it.each([
    ['lower stops one step below upper', [90, 70], scale, 'lower', [60, 70]],
    ['upper stops one step above lower', [40, 20], scale, 'upper', [40, 50]],
    ['equal is not enough', [70, 70], scale, 'lower', [60, 70]],
    ['lower stays within the scale', [-30, 70], scale, 'lower', [0, 70]],
    ['upper stays within the scale', [20, 130], scale, 'upper', [20, 100]],
    ['values fall on steps', [24, 70], scale, 'lower', [20, 70]],
    ['without the noise of fractions', [0.32, 0.7], fine, 'lower', [0.3, 0.7]],
    ['fractions too stay one step apart', [0.9, 0.4], fine, 'lower', [0.3, 0.4]],
    ['steps count from the lowest', [17, 50], { min: 5, max: 95, step: 10 }, 'lower', [15, 50]],
    ['the highest is reached off a step', [20, 99], { min: 0, max: 99, step: 10 }, 'upper', [20, 99]],
  ] as const)('%s', (_case, pair, on, moved, expected) => expect(clampRange(pair, on, moved)).toEqual(expected));
});

describe('fitRange', () => {
  it.each([
    ['a range that fits', [20, 70], [20, 70]],
    ['off a step, as it was given', [23, 77], [23, 77]],
    ['too short', [50, 50], [50, 60]],
    ['too short at the end', [100, 100], [90, 100]],
    ['outside', [-10, 120], [0, 100]],
    ['turned round', [70, 20], [70, 80]],
  ] as const)('%s', (_case, pair, expected) => expect(fitRange(pair, scale)).toEqual(expected));

  it('a scale shorter than a step is the range', () => {
    expect(fitRange([2, 3], { min: 0, max: 5, step: 10 })).toEqual([0, 5]);
  });
});

describe('valueAfterKey', () => {
  const hundred = { min: 0, max: 100, step: 1 };
  it.each([
    ['ArrowRight', false, false, 51],
    ['ArrowLeft', false, false, 49],
    ['ArrowRight', false, true, 49],
    ['ArrowLeft', false, true, 51],
    ['ArrowUp', false, true, 51],
    ['ArrowDown', false, false, 49],
    ['ArrowUp', true, false, 60],
    ['PageUp', false, false, 60],
    ['PageDown', false, false, 40],
    ['Home', false, false, 0],
    ['End', false, false, 100],
    ['a', false, false, undefined],
  ])('%s, shift %s, right to left %s: %s', (key, shiftKey, isRightToLeft, expected) => {
    expect(valueAfterKey({ key, shiftKey }, 50, hundred, isRightToLeft)).toBe(expected);
  });

  it('a page is never less than a step', () => {
    expect(valueAfterKey({ key: 'PageUp', shiftKey: false }, 0, { min: 0, max: 20, step: 5 }, false)).toBe(5);
  });
});

describe('percentOf', () => {
  it.each([
    [15, { min: 10, max: 20, step: 1 }, 50],
    [5, { min: 5, max: 5, step: 1 }, 0],
  ])('%d on %j: %d', (value, on, percent) => expect(percentOf(value, on)).toBe(percent));
});

describe('areValuesClose', () => {
  it.each([
    ['40', '50', 10, false],
    ['40', '50', 9, true],
    ['1000 m', '2000 m', 20, true],
    ['1000 m', '2000 m', 30, false],
  ])('%s and %s at %d %%: %s', (lower, upper, apart, close) => expect(areValuesClose(lower, upper, apart)).toBe(close));
});
