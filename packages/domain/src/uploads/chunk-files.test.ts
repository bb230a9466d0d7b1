import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, takeChunk } from './chunk-files.ts';

const MiB = 1024 * 1024;
const LIMIT = 31_457_280;
const ones = (count: number) => Array<number>(count).fill(1);
const filesOf = (sizes: readonly number[]) => sizes.map((sizeBytes, index) => ({ id: index, sizeBytes }));
const bytesOf = (files: { sizeBytes: number }[]) => files.reduce((sum, file) => sum + file.sizeBytes, 0);
const lengthOf = (sizes: readonly number[]) => takeChunk(filesOf(sizes)).length;

describe('Files upload in chunks.', () => {
  it('a chunk is the first files, in their order', () => expect(takeChunk(filesOf(ones(7)))).toEqual(filesOf(ones(5))));
  it('of no files it is empty', () => expect(takeChunk([])).toEqual([]));
});

describe('A chunk has at most 5 files.', () => {
  it('the limit', () => expect(CHUNK_MAX_FILES).toBe(5));
  it.each([
    ['four files are one chunk', 4, 4],
    ['five too', 5, 5],
    ['the sixth starts another', 6, 5],
  ])('%s', (_case, count, expected) => expect(lengthOf(ones(count))).toBe(expected));
  it('empty files count', () => expect(lengthOf([0, 0, 0, 0, 0, 0])).toBe(5));
});

describe('A chunk has at most 31457280 bytes (about 30 MB).', () => {
  it('the limit', () => expect(CHUNK_MAX_BYTES).toBe(LIMIT));
  it.each<[string, number[], number]>([
    ['the size ends a chunk early', [12 * MiB, 12 * MiB, 12 * MiB], 2],
    ['exactly 31457280 bytes fit', [20 * MiB, 10 * MiB], 2],
    ['one byte more does not', [20 * MiB, 10 * MiB, 1], 2],
    ['one file of exactly that size leaves no room', [LIMIT, 1], 1],
    ['except for an empty one', [LIMIT, 0], 2],
    ['a larger file is a chunk of its own', [LIMIT + 1, 1, 1], 1],
    ['even before an empty one', [LIMIT + 1, 0], 1],
    ['a larger file ends a chunk', [1, LIMIT + 1, 1], 1],
  ])('%s', (_case, sizes, expected) => expect(lengthOf(sizes)).toBe(expected));
});

it('any files: the first ones in order, not empty, within both limits, and without room for the next file', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: LIMIT * 1.2 }), { minLength: 1, maxLength: 40, size: 'max' }), (sizes) => {
      const files = filesOf(sizes);
      const chunk = takeChunk(files);
      const withNext = files.slice(0, chunk.length + 1);
      expect(chunk).toEqual(files.slice(0, chunk.length));
      expect(chunk.length).toBeGreaterThan(0);
      expect(chunk.length).toBeLessThanOrEqual(5);
      expect(chunk.length === 1 || bytesOf(chunk) <= LIMIT).toBe(true);
      expect(withNext.length === chunk.length || withNext.length > 5 || bytesOf(withNext) > LIMIT).toBe(true);
    }),
  ));
