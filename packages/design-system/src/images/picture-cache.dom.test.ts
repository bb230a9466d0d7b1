import { describe, expect, it, vi } from 'vitest';
import { CACHED_PICTURES_MAX } from './picture-cache.js';
import {
  afterSeconds,
  cache,
  fail,
  type FakeImage,
  images,
  isHere,
  load,
  numbered,
  onChange,
  requested,
  settled,
  setUpPictures,
  want,
} from '../testing/set-up-pictures.js';

setUpPictures();

describe('requests', () => {
  it('are sent in the order in which pictures are wanted, six at once', async () => {
    want(...numbered(1, 9));
    expect(requested()).toEqual(numbered(1, 6));
    await load('3');
    expect(requested()).toEqual(numbered(1, 7));
    fail('1');
    expect(requested()).toEqual(numbered(1, 8));
  });

  it('are not sent twice for a picture that is loading or here', async () => {
    want('1', '2');
    await load('1');
    want('2', '1');
    want('1', '2');
    expect(requested()).toEqual(['1', '2']);
  });

  it('are not sent again for an address that was signed again', async () => {
    want('1', '2');
    await load('1');
    cache.want(numbered(1, 2).map((name) => ({ key: `key ${name}`, url: `${name}?signed-again` })));
    expect(requested()).toEqual(['1', '2']);
  });

  it('go to the newest address', () => {
    want(...numbered(1, 7));
    cache.want(numbered(1, 7).map((name) => ({ key: `key ${name}`, url: `${name}?signed-again` })));
    fail('1');
    expect(requested().at(-1)).toBe('7?signed-again');
  });

  it('end when the picture is no longer wanted, which makes room for others', async () => {
    want(...numbered(1, 6));
    const [first] = images as [FakeImage];
    want('2', '7', '8');
    expect(requested()).toEqual([null, '2', null, null, null, null, '7', '8']);
    first.dispatchEvent(new Event('load'));
    await settled();
    expect(isHere('1')).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a picture', () => {
  it('is here once it is decoded, and is reported', async () => {
    want('1');
    const [image] = images as [FakeImage];
    const decoding = Promise.withResolvers<void>();
    image.decode = () => decoding.promise;
    await load('1');
    expect(isHere('1')).toBe(false);
    decoding.resolve();
    await settled();
    expect(cache.get('key 1')?.image).toBe(image);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('that cannot be decoded has failed', async () => {
    want('1');
    images[0]!.decode = () => Promise.reject(new Error('Not an image.'));
    await load('1');
    expect([isHere('1'), cache.hasFailed('key 1')]).toEqual([false, true]);
  });

  it('stays while others are wanted', async () => {
    want('1');
    await load('1');
    want('2');
    expect(isHere('1')).toBe(true);
  });
});

describe('a failed picture', () => {
  it('is requested again after 2 s, and after twice as long each time, up to 60 s', () => {
    want('1');
    for (const [index, delay] of [2, 4, 8, 16, 32, 60, 60].entries()) {
      fail('1');
      expect(cache.hasFailed('key 1')).toBe(true);
      expect(afterSeconds(delay - 0.1)).toBe(index + 1);
      expect(afterSeconds(0.1)).toBe(index + 2);
    }
  });

  it('is not requested before that, whatever is wanted in between', () => {
    want('1');
    fail('1');
    want('2', '1');
    expect(requested()).toEqual(['1', '2']);
  });

  it('is reported, and no longer counts as failed once it is here', async () => {
    want('1');
    fail('1');
    expect(onChange).toHaveBeenCalledTimes(1);
    afterSeconds(2);
    expect(cache.hasFailed('key 1')).toBe(true);
    await load('1');
    expect(cache.hasFailed('key 1')).toBe(false);
    expect(afterSeconds(600)).toBe(2);
  });

  it('is requested at once under another address, and not again under the same', () => {
    want('1');
    fail('1');
    want('1');
    expect(requested()).toEqual(['1']);
    cache.want([{ key: 'key 1', url: 'signed again' }]);
    expect(requested()).toEqual(['1', 'signed again']);
  });

  it('is requested at once when the network is back, and then after 2 s again', () => {
    want('1');
    fail('1');
    afterSeconds(2);
    fail('1');
    window.dispatchEvent(new Event('online'));
    expect(images).toHaveLength(3);
    fail('1');
    expect(afterSeconds(1.9)).toBe(3);
    expect(afterSeconds(0.1)).toBe(4);
  });

  it('is not requested again when it is no longer wanted', async () => {
    want('1');
    fail('1');
    want('2');
    await load('2');
    expect(afterSeconds(600)).toBe(2);
    expect(cache.hasFailed('key 1')).toBe(false);
  });
});

describe(`of more than ${CACHED_PICTURES_MAX} pictures`, () => {
  async function fill() {
    for (const name of numbered(1, CACHED_PICTURES_MAX)) {
      want(name);
      await load(name);
    }
  }

  it('the one that was used least recently is forgotten', async () => {
    await fill();
    cache.get('key 1');
    want('one more');
    await load('one more');
    expect(['1', '2', '3', 'one more'].map(isHere)).toEqual([true, false, true, true]);
  });

  it('that are wanted at once, the first ones are loaded, each once', async () => {
    const all = numbered(1, CACHED_PICTURES_MAX + 20);
    want(...all);
    // Every answer sends the next request.
    for (let index = 0; index < images.length && index < 2 * all.length; index += 1) {
      images[index]!.dispatchEvent(new Event('load'));
      await settled();
    }
    expect(requested()).toEqual(all.slice(0, CACHED_PICTURES_MAX));
    expect(all.filter(isHere)).toEqual(all.slice(0, CACHED_PICTURES_MAX));
  });
});

describe('after its end', () => {
  it('nothing loads, is here or is requested again', async () => {
    want('1', '2', '3');
    await load('1');
    fail('2');
    cache.destroy();
    expect(requested()).toEqual(['1', '2', null]);
    expect(vi.getTimerCount()).toBe(0);
    window.dispatchEvent(new Event('online'));
    expect(afterSeconds(600)).toBe(3);
    expect(isHere('1')).toBe(false);
  });
});
