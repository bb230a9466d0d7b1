import { describe, expect, it } from 'vitest';
import { THUMBNAIL_MAX_BYTES, thumbnailChange, thumbnailFileSchema, thumbnailFormValue } from './thumbnail-file.ts';

const file = (size: number) => ({ name: 'pier.jpg', size, type: 'image/jpeg' });

describe('Thumbnail file: under 100MB', () => {
  it.each([
    ['one byte under passes', THUMBNAIL_MAX_BYTES - 1, undefined],
    ['equal is refused', THUMBNAIL_MAX_BYTES, 'File size must be less than 100MB'],
  ])('%s', (_case, size, message) => {
    expect(thumbnailFileSchema.safeParse(file(size)).error?.issues[0]?.message).toBe(message);
  });
});

describe('thumbnailChange: sent when a new file was chosen, removed when the existing one was removed', () => {
  it.each([
    ['a new record without a picture', thumbnailFormValue(), 'keep'],
    ['an untouched picture', thumbnailFormValue('/a.jpg'), 'keep'],
    ['a removed picture', { ...thumbnailFormValue('/a.jpg'), existing: null }, 'remove'],
    ['a replaced picture', { ...thumbnailFormValue('/a.jpg'), file: file(1) }, 'upload'],
  ] as const)('%s', (_case, value, change) => {
    expect(thumbnailChange(value)).toBe(change);
  });
});
