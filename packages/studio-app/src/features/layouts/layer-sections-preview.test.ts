import { describe, expect, it } from 'vitest';
import { layerSectionsPreview } from './layer-sections-preview.ts';

describe('Sections of a numerical layer, shown while it is made: low, low + interval and so on', () => {
  it.each([
    ['the defaults', 1, 10, 1, { count: 10, names: '1, 2, 3, …, 10' }],
    ['few enough to be shown all', 1, 5, 1, { count: 5, names: '1, 2, 3, 4, 5' }],
    ['decimals', 0, 1, 0.5, { count: 3, names: '0, 0.5, 1' }],
    ['a high bound that is not reached', 1, 10, 4, { count: 3, names: '1, 5, 9' }],
    ['the most a layer may have', 1, 1000, 1, { count: 1000, names: '1, 2, 3, …, 1000' }],
    ['too many', 1, 1001, 1, null],
    ['an interval that is too large', 1, 10, 10, null],
    ['an interval of nothing', 1, 10, 0, null],
    ['bounds the wrong way round', 10, 1, 1, null],
    ['an interval backwards', 1, 10, -1, null],
    ['bounds that are the same', 5, 5, 1, null],
    ['no low bound', null, 10, 1, null],
    ['no high bound', -5, null, 1, null],
    ['no interval', 1, 10, null, null],
  ] as const)('%s', (_case, low, high, interval, expected) =>
    expect(layerSectionsPreview(low, high, interval)).toEqual(expected),
  );
});
