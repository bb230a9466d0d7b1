import { describe, expect, it } from 'vitest';
import { severityRangePreview } from './severity-range-preview.ts';

describe('middle numerical values are filled automatically', () => {
  it.each([
    [1, 5, ['1', '2', '3', '4', '5']],
    [98, 99, ['98', '99']],
    [3, 3, []],
    [4, 3, []],
    [1.5, 3, []],
    [-1, 3, []],
    [0, 100, []],
    [null, 3, []],
    [1, Number.NaN, []],
  ])('%s to %s', (low, high, names) => {
    expect(severityRangePreview(low, high).map(({ name }) => name)).toEqual(names);
  });

  it('from the lowest colour to the highest', () => {
    expect(severityRangePreview(0, 99).map(({ colour }) => colour)).toHaveLength(100);
    expect(severityRangePreview(1, 3).map(({ colour }) => colour)).toEqual(['#429c5a', '#ec8904', '#7e131f']);
  });
});
