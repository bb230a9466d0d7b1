import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, chunkFiles, takeChunk } from './chunk-files.ts';

const MiB = 1024 * 1024;
const LIMIT = 31_457_280;
const ones = (count: number) => Array<number>(count).fill(1);
const filesOf = (sizes: number[]) => sizes.map((sizeBytes, index) => ({ id: index, sizeBytes }));
const bytesOf = (files: { sizeBytes: number }[]) => files.reduce((sum, file) => sum + file.sizeBytes, 0);
const lengths = (sizes: number[]) => chunkFiles(filesOf(sizes)).map((chunk) => chunk.length);

describe('Files upload in chunks.', () => {
  it('in their order', () =>
    expect(chunkFiles(filesOf(ones(7)))).toEqual([filesOf(ones(7)).slice(0, 5), filesOf(ones(7)).slice(5)]));
  it('no files give no chunks', () => expect(chunkFiles([])).toEqual([]));
  it('the next chunk of no files is empty', () => expect(takeChunk([])).toEqual([]));
  it('the next chunk is the first one', () => expect(takeChunk(filesOf(ones(7)))).toEqual(filesOf(ones(5))));
});

describe('A chunk has at most 5 files.', () => {
  it('the limit', () => expect(CHUNK_MAX_FILES).toBe(5));
  it.each([
    ['five files are one chunk', 5, [5]],
    ['the sixth file starts another', 6, [5, 1]],
    ['twelve', 12, [5, 5, 2]],
  ])('%s', (_case, count, expected) => expect(lengths(ones(count))).toEqual(expected));
  it('empty files count', () => expect(lengths([0, 0, 0, 0, 0, 0])).toEqual([5, 1]));
});

describe('A chunk has at most 31457280 bytes (about 30 MB).', () => {
  it('the limit', () => expect(CHUNK_MAX_BYTES).toBe(LIMIT));
  it.each<[string, number[], number[]]>([
    ['the size ends a chunk early', [12 * MiB, 12 * MiB, 12 * MiB], [2, 1]],
    ['exactly 31457280 bytes fit', [20 * MiB, 10 * MiB], [2]],
    ['one byte more does not', [20 * MiB, 10 * MiB, 1], [2, 1]],
    ['one file of exactly that size leaves no room', [LIMIT, 1], [1, 1]],
    ['except for an empty one', [LIMIT, 0], [2]],
    ['a single larger file is its own chunk', [1, LIMIT + 1, 1], [1, 1, 1]],
    ['a larger file first', [LIMIT + 1, 1, 1], [1, 2]],
    ['a larger file with an empty one', [LIMIT + 1, 0], [1, 1]],
    ['the size of every chunk starts at 0', [20 * MiB, 20 * MiB, 10 * MiB, 20 * MiB], [1, 2, 1]],
  ])('%s', (_case, sizes, expected) => expect(lengths(sizes)).toEqual(expected));
});

it('any files: each once, in order, no chunk empty or over a limit, and no chunk with room for the next file', () =>
  fc.assert(
    fc.property(fc.array(fc.nat({ max: LIMIT * 1.2 }), { maxLength: 40, size: 'max' }), (sizes) => {
      const files = filesOf(sizes);
      const chunks = chunkFiles(files);
      expect(chunks.flat()).toEqual(files);
      for (const [index, chunk] of chunks.entries()) {
        const withNext = [...chunk, ...(chunks[index + 1]?.slice(0, 1) ?? [])];
        expect(chunk.length).toBeGreaterThan(0);
        expect(chunk.length).toBeLessThanOrEqual(5);
        expect(chunk.length === 1 || bytesOf(chunk) <= LIMIT).toBe(true);
        expect(withNext.length === chunk.length || withNext.length > 5 || bytesOf(withNext) > LIMIT).toBe(true);
      }
    }),
  ));
