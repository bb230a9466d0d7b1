import { describe, expect, it } from 'vitest';
import { formatSize } from './format-size.js';

describe('formatSize: steps of 1024, one decimal from GB', () => {
  it.each([
    [0, '0 B'],
    [1023, '1023 B'],
    [1024, '1 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [482 * 1024 ** 2, '482 MB'],
    [21.4 * 1024 ** 3, '21.4 GB'],
    [3000 * 1024 ** 4, '3000.0 TB'],
  ])('%d is %s', (sizeBytes, expected) => expect(formatSize(sizeBytes)).toBe(expected));
});
