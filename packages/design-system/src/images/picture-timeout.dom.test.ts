import { describe, expect, it, vi } from 'vitest';
import { PICTURE_TIMEOUT_MS } from './picture-cache.js';
import {
  afterSeconds,
  cache,
  fail,
  images,
  isHere,
  load,
  numbered,
  onChange,
  requested,
  setUpPictures,
  want,
} from '../testing/set-up-pictures.js';

setUpPictures();

describe('a request without an answer', () => {
  const limit = PICTURE_TIMEOUT_MS / 1_000;

  it('ends after its time, has failed, makes room for the next one and is sent again', () => {
    want(...numbered(1, 7));
    afterSeconds(limit - 0.1);
    expect(requested()).toEqual(numbered(1, 6));
    fail('6');
    expect(requested().at(-1)).toBe('7');
    afterSeconds(0.1);
    expect(requested()).toEqual([null, null, null, null, null, '6', '7']);
    expect(['key 1', 'key 5', 'key 7'].map(cache.hasFailed)).toEqual([true, true, false]);
    afterSeconds(2);
    expect(requested().slice(7)).toEqual(['6', ...numbered(1, 4)]);
  });

  it('may be one that is not decoded', async () => {
    want('1');
    images[0]!.decode = () => new Promise(() => undefined);
    await load('1');
    afterSeconds(limit);
    expect(cache.hasFailed('key 1')).toBe(true);
  });

  it('is not waited for after an answer, a failure or when it is not wanted any more', async () => {
    want('1', '2', '3');
    await load('1');
    fail('2');
    want('1');
    expect(vi.getTimerCount()).toBe(0);
    expect(isHere('1')).toBe(true);
    afterSeconds(limit);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
