import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from './index.ts';

describe('empty values', () => {
  it('GET projects/{id}/capturedata may return an empty string, which means no capture data.', () => {
    const { reply } = calls.getCaptureData;
    expect(z.decode(reply!, '')).toBeNull();
    expect(z.encode(reply!, null)).toBe('');
    expect(z.safeParse(reply!, 'none').success).toBe(false);
    expect(z.safeParse(reply!, null).success).toBe(false);
  });

  it('an empty body clears the mapping', () => {
    const { payload } = calls.mapLayout;
    expect(z.parse(payload!, undefined)).toBeNull();
    expect(z.parse(payload!, null)).toBeNull();
  });

  it('a list of documents must not be empty', () =>
    expect(z.safeParse(calls.createDocuments.payload!, []).success).toBe(false));

  it('a picture is removed without a file', () => {
    const { payload } = calls.uploadThumbnail;
    const file = { name: 'viaduct.jpg', size: 5, type: 'image/jpeg' };
    expect(z.parse(payload!, { id: 'a', type: '1', isRemoving: 'false', file })).toEqual({
      id: 'a',
      type: 'User',
      isRemoving: false,
      file,
    });
    expect(z.encode(payload!, { id: 'a', type: 'User', isRemoving: false })).toEqual({
      id: 'a',
      type: '1',
      isRemoving: 'false',
    });
    expect(z.parse(payload!, { id: 'a', type: '2', isRemoving: 'true' })).toEqual({
      id: 'a',
      type: 'Site',
      isRemoving: true,
    });
    for (const wrong of [
      { type: '' },
      { type: '7' },
      { type: 1 },
      { isRemoving: true },
      { isRemoving: '1' },
      { id: '' },
    ]) {
      expect(z.safeParse(payload!, { id: 'a', type: '1', isRemoving: 'true', ...wrong }).success).toBe(false);
    }
  });
});
