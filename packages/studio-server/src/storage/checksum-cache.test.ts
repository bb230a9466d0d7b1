import { describe, expect, it } from 'vitest';
import { createChecksumCache } from './checksum-cache.ts';

describe('a cached checksum', () => {
  let nowMs = 0;
  const cache = createChecksumCache(() => nowMs, 2);

  it('is found for the same content, until it is too old', () => {
    nowMs = 1000;
    cache.add('a', '"1"', 'sha256:aa');
    nowMs = 1500;
    expect([cache.find('a', '"1"', 501), cache.find('a', '"1"', 500)]).toEqual(['sha256:aa', null]);
    expect([cache.find('a', '"2"', 501), cache.find('b', '"1"', 501)]).toEqual([null, null]);
  });

  it('gives way to newer ones', () => {
    cache.add('b', '"1"', 'sha256:bb');
    cache.add('a', '"2"', 'sha256:ac');
    cache.add('c', '"1"', 'sha256:cc');
    const found = ['a', 'b', 'c'].map((key) => cache.find(key, key === 'a' ? '"2"' : '"1"', Infinity));
    expect(found).toEqual(['sha256:ac', null, 'sha256:cc']);
  });
});
