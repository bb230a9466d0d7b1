import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_MAX_BYTES, CHUNK_MAX_FILES, chunkFiles } from './chunk-files.ts';

const MB = 1024 * 1024;
const ones = (count: number) => Array<number>(count).fill(1);
const filesOf = (sizes: number[]) => sizes.map((sizeBytes, index) => ({ id: index, sizeBytes }));
const bytesOf = (files: { sizeBytes: number }[]) => files.reduce((sum, file) => sum + file.sizeBytes, 0);

describe('chunkFiles: at most 5 files or 31457280 bytes, one chunk after another', () => {
  it.each<[string, number[], number[]]>([
    ['no files', [], []],
    ['five files are one chunk', ones(5), [5]],
    ['the sixth file opens a chunk', ones(6), [5, 1]],
    ['twelve small files', ones(12), [5, 5, 2]],
    ['bytes close a chunk early', [12 * MB, 12 * MB, 12 * MB], [2, 1]],
    ['exactly 31457280 bytes fit', [20 * MB, 10 * MB], [2]],
    ['one byte more does not', [20 * MB, 10 * MB, 1], [2, 1]],
    ['an oversized file travels alone', [1, CHUNK_MAX_BYTES + 1, 1], [1, 1, 1]],
    ['an oversized file first', [CHUNK_MAX_BYTES + 1, 1], [1, 1]],
    ['empty files count as files', [0, 0, 0, 0, 0, 0], [5, 1]],
  ])('%s', (_case, sizes, lengths) => expect(chunkFiles(filesOf(sizes)).map((chunk) => chunk.length)).toEqual(lengths));

  it('keeps every file once, in order, within both limits', () =>
    fc.assert(
      fc.property(fc.array(fc.nat({ max: CHUNK_MAX_BYTES * 1.2 }), { maxLength: 40 }), (sizes) => {
        const files = filesOf(sizes);
        const chunks = chunkFiles(files);
        expect(chunks.flat()).toEqual(files);
        for (const chunk of chunks) {
          expect(chunk.length).toBeGreaterThan(0);
          expect(chunk.length).toBeLessThanOrEqual(CHUNK_MAX_FILES);
          expect(chunk.length === 1 || bytesOf(chunk) <= CHUNK_MAX_BYTES).toBe(true);
        }
      }),
    ));
});
