import { describe, expect, it, vi } from 'vitest';
import { type ReadBytes, readDirectory } from './read-directory.ts';

const [BYTE, SHORT, LONG, RATIONAL] = [1, 3, 4, 5];
type Entry = [tag: number, type: number, count: number, value: number[] | number];

/** A file with a directory at byte 100: its entries, and the place of the next directory. */
function fileOf(entries: Entry[], next = 0, sizeBytes = 60_000): Buffer {
  const file = Buffer.alloc(sizeBytes);
  file.writeUInt16LE(entries.length, 100);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 102 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    if (Array.isArray(value)) file.set(value, at + 8);
    else file.writeUInt32LE(value, at + 8);
  }
  file.writeUInt32LE(next, 102 + entries.length * 12);
  return file;
}
const open = (file: Buffer) => {
  const read = vi.fn<ReadBytes>(async (start, length) => file.subarray(start, start + length));
  return { directory: readDirectory(read, 100), read };
};

describe('the values of a tag', () => {
  it.each<[string, Entry, number[]]>([
    ['one number of two bytes', [256, SHORT, 1, [0x10, 0x02, 0xff, 0xff]], [0x210]],
    ['two of them', [256, SHORT, 2, [0x10, 0x02, 0x01, 0x00]], [0x210, 1]],
    ['one number of four bytes', [256, LONG, 1, 70_000], [70_000]],
  ])('are in its entry: %s', async (_case, entry, expected) => {
    const { directory, read } = open(fileOf([[254, LONG, 1, 1], entry, [400, LONG, 1, 9]]));
    expect(await (await directory).numbers(256)).toEqual(expected);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['right after the directory', 118, 1],
    ['at the end of what was read', 100 + 16_384 - 8, 1],
    ['one byte further', 100 + 16_384 - 7, 2],
    ['far behind', 50_000, 2],
    ['before the directory', 20, 2],
    ['at the beginning of the directory', 100, 1],
  ])('are elsewhere: %s', async (_case, place, reads) => {
    const file = fileOf([[324, LONG, 2, place]]);
    if (place !== 100) {
      file.writeUInt32LE(71, place);
      file.writeUInt32LE(80_000, place + 4);
    }
    const { directory, read } = open(file);
    const bytes = await (await directory).bytes(324);
    expect(bytes).toEqual(file.subarray(place, place + 8));
    expect(await (await directory).numbers(324)).toEqual([file.readUInt32LE(place), file.readUInt32LE(place + 4)]);
    // Both asked for them.
    expect(read).toHaveBeenCalledTimes(reads * 2 - 1);
  });

  it('several of two bytes are elsewhere too', async () => {
    const file = fileOf([[258, SHORT, 3, 200]]);
    for (const [index, value] of [8, 9, 10].entries()) file.writeUInt16LE(value, 200 + index * 2);
    expect(await (await open(file).directory).numbers(258)).toEqual([8, 9, 10]);
  });

  it.each<[string, Entry[], string]>([
    ['there is no such tag', [[256, LONG, 1, 5]], 'Tag 324 has no values.'],
    ['there are no tags', [], 'Tag 324 has no values.'],
    ['it has fractions', [[324, RATIONAL, 1, 200]], 'Tag 324 has no values.'],
    ['it has more than a mebibyte', [[324, BYTE, 1024 ** 2 + 1, 200]], 'Tag 324 has no values.'],
    ['they are cut off', [[324, LONG, 2, 59_996]], 'The values of tag 324 are cut off.'],
    ['they are behind the end', [[324, LONG, 2, 90_000]], 'The values of tag 324 are cut off.'],
  ])('there are none if %s', async (_case, entries, message) => {
    const directory = await open(fileOf(entries)).directory;
    await expect(directory.numbers(324)).rejects.toMatchObject({ name: 'NoPyramidError', message });
  });

  it('may take a mebibyte', async () => {
    const directory = await open(fileOf([[324, BYTE, 1024 ** 2, 200]], 0, 2 * 1024 ** 2)).directory;
    expect(await directory.bytes(324)).toHaveLength(1024 ** 2);
  });
});

describe('a directory', () => {
  it('says where the next one is', async () => {
    expect((await open(fileOf([[256, LONG, 1, 5]], 4_711)).directory).next).toBe(4_711);
  });

  it('may be the end of the file', async () => {
    const file = fileOf([[256, LONG, 1, 5]], 7).subarray(0, 100 + 2 + 12 + 4);
    expect((await open(file).directory).next).toBe(7);
  });

  it.each([117, 113, 103, 102, 101, 100, 50])('is refused in a file of %i bytes', async (length) => {
    const { directory } = open(fileOf([[256, LONG, 1, 5]]).subarray(0, length));
    await expect(directory).rejects.toThrow('A directory is cut off.');
  });
});
