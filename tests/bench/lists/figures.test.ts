import { describe, expect, it } from 'vitest';
import { figuresOf, figuresTable, percentile } from './figures.ts';

describe('figures of the list benchmark', () => {
  it('gives the smallest value that a share of all does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    expect([0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile([], 0.95)).toBeNaN();
  });

  it('shows every kind in its order, then all of them', () => {
    const samples = [
      { kind: 'b', ms: 30 },
      { kind: 'a', ms: 5 },
      { kind: 'b', ms: 10 },
    ];
    expect(
      figuresTable(figuresOf(samples, ['a', 'b']))
        .split('\n')
        .slice(2),
    ).toEqual([
      '| a | 1 | 5.0 | 5.0 | 5.0 | 5.0 |',
      '| b | 2 | 10 | 30 | 30 | 30 |',
      '| all | 3 | 10 | 30 | 30 | 30 |',
    ]);
  });
});
