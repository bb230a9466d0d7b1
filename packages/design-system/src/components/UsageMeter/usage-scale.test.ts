import { describe, expect, it } from 'vitest';
import { usageScale } from './usage-scale.js';

describe('usage turns red when used over allowed is 1 or more', () => {
  it.each([
    [0, 40, { isOver: false, limit: 100, used: 0, excess: 0 }],
    [30, 40, { isOver: false, limit: 100, used: 75, excess: 0 }],
    [40, 40, { isOver: true, limit: 80, used: 80, excess: 0 }],
    [45, 40, { isOver: true, limit: 80, used: 80, excess: 10 }],
    [400, 40, { isOver: true, limit: 80, used: 80, excess: 20 }],
    [0, 0, { isOver: true, limit: 80, used: 80, excess: 20 }],
  ])('%d of %d', (value, max, scale) => expect(usageScale(value, max)).toEqual(scale));
});
