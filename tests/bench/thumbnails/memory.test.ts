import { describe, expect, it } from 'vitest';
import { growthOf } from './memory.ts';

describe('growthOf: the last third of a run against the one before it', () => {
  it.each<[string, number[], number]>([
    ['flat after the start', [10, 60, 100, 100, 100, 100], 1],
    ['growing', [100, 100, 100, 100, 150, 150], 1.5],
    ['shrinking', [90, 90, 90, 80, 80, 80, 40, 40, 40], 0.5],
    ['too short to tell', [100, 200], 1],
  ])('%s', (_case, samples, growth) => {
    expect(growthOf(samples)).toBe(growth);
  });
});
