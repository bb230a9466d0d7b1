import { afterEach, describe, expect, it, vi } from 'vitest';
import { progressShare, reportUnshowable } from './progress-share.js';

describe('progressShare: value is between 0 and max', () => {
  it.each([
    ['nothing done', 0, 100, 0],
    ['all done', 100, 100, 1],
    ['part of another max', 3, 8, 0.375],
    ['unknown', null, 100, null],
    ['below 0', -1, 100, null],
    ['above max', 101, 100, null],
    ['not a number', NaN, 100, null],
    ['a max of 0', 0, 0, null],
  ])('%s', (_case, value, max, share) => expect(progressShare(value, max)).toBe(share));
});

describe('reportUnshowable', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each([
    ['a value above max', 101, 1],
    ['a value in range', 50, 0],
    ['an unknown value', null, 0],
  ])('%s', (_case, value, errors) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    reportUnshowable('ProgressBar', value, 100);
    expect(error).toHaveBeenCalledTimes(errors);
  });
});
