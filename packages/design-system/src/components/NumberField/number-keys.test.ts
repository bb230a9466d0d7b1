import { describe, expect, it } from 'vitest';
import { targetOfKey } from './number-keys.js';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const limits = { min: 0, max: 100 };

describe('targetOfKey', () => {
  it.each([
    ['ArrowUp', limits, 50.5],
    ['ArrowDown', limits, 49.5],
    ['PageUp', limits, 55],
    ['PageDown', limits, 45],
    ['Home', limits, 0],
    ['End', limits, 100],
    ['Home', {}, undefined],
    ['End', {}, undefined],
    ['ArrowLeft', limits, undefined],
    ['5', limits, undefined],
  ])('%s within %j: %s', (key, within, target) => {
    expect(targetOfKey({ ...plain, key }, 50, 0.5, within)).toBe(target);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('ignores keys with %s', (modifier) => {
    expect(targetOfKey({ ...plain, [modifier]: true, key: 'End' }, 50, 0.5, limits)).toBeUndefined();
  });
});
