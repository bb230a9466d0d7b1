import { describe, expect, it } from 'vitest';
import { createLateness } from './overload.ts';

describe('the event loop counts as late after three samples above the limit in a row', () => {
  it.each([
    [[1500, 1500], false],
    [[1500, 1500, 1500], true],
    [[1500, 1500, 900, 1500], false],
    [[1500, 1500, 1500, 900], false],
    [[1000, 1000, 1000], false],
    [[Number.NaN, Number.NaN, Number.NaN], false],
  ])('%j ms in consecutive seconds: %s', (means, isLate) => {
    const isLateFor = createLateness(1000);
    expect(means.map((mean) => isLateFor(mean)).at(-1)).toBe(isLate);
  });
});
