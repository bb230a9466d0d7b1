import { describe, expect, it } from 'vitest';
import { blockId, planBlocks, readStagedBlocks, writeFileBlocks } from './block-plan.ts';

const MiB = 1024 * 1024;

describe('a file is sent in blocks of 8 MiB, the last one smaller', () => {
  it.each([
    [0, []],
    [1, [[0, 1]]],
    [8 * MiB, [[0, 8 * MiB]]],
    [
      8 * MiB + 1,
      [
        [0, 8 * MiB],
        [8 * MiB, 8 * MiB + 1],
      ],
    ],
    [
      20 * MiB,
      [
        [0, 8 * MiB],
        [8 * MiB, 16 * MiB],
        [16 * MiB, 20 * MiB],
      ],
    ],
  ])('%i bytes', (sizeBytes, ranges) => {
    expect(planBlocks(sizeBytes, 8 * MiB).map(({ start, end }) => [start, end])).toEqual(ranges);
  });
});

describe('the id of a block says what is in it', () => {
  const md5 = 'CY9rzUYh03PK3k6DJie09g==';

  it.each([
    ['the first block', 0, '00000000CY9rzUYh03PK3k6DJie09g=='],
    ['another one', 35, '0000000zCY9rzUYh03PK3k6DJie09g=='],
    ['the last of 50,000, as many as a file may have', 49_999, '000012kvCY9rzUYh03PK3k6DJie09g=='],
  ])('%s: its number and its checksum, in base64', (_block, index, id) => {
    expect(blockId(index, md5)).toBe(id);
    expect(Buffer.from(id, 'base64').toString('base64')).toBe(id);
  });

  it('ids are of one length', () => {
    const lengths = [0, 1, 1_295, 49_999].map((index) => blockId(index, md5).length);
    expect(new Set(lengths)).toEqual(new Set([32]));
  });

  it('equal bytes at two places have two ids, other bytes at one place too', () => {
    expect(blockId(1, md5)).not.toBe(blockId(2, md5));
    expect(blockId(1, md5)).not.toBe(blockId(1, 'XUFAKrxLKna5cZ2REBfFkg=='));
  });
});

describe('lists of blocks are XML', () => {
  it.each([
    ['of the studio', '<BlockList><UncommittedBlocks><Block><Name>QQ==</Name><Size>7</Size></Block>'],
    [
      'of Azure, with line breaks',
      '<BlockList>\n<UncommittedBlocks>\n<Block>\n<Name>QQ==</Name>\n<Size>7</Size>\n</Block>',
    ],
  ])('%s', (_storage, xml) => {
    expect(readStagedBlocks(`<?xml version="1.0"?>${xml}</UncommittedBlocks></BlockList>`)).toEqual(
      new Map([['QQ==', 7]]),
    );
  });

  it('an empty list has no blocks', () => {
    expect(readStagedBlocks('<?xml version="1.0"?><BlockList><UncommittedBlocks /></BlockList>')).toEqual(new Map());
  });

  it('the request names the blocks in the order of the file', () => {
    expect(writeFileBlocks(['QQ==', 'Qg=='])).toBe(
      '<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>QQ==</Latest><Latest>Qg==</Latest></BlockList>',
    );
  });
});
