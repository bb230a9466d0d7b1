import { describe, expect, it } from 'vitest';
import { blockBytes, missingBlocks, planBlocks, readStagedBlocks, writeFileBlocks } from './block-plan.ts';

const MiB = 1024 * 1024;
const lastModified = Date.UTC(2026, 5, 1);
const plan = (sizeBytes: number, date = lastModified) => planBlocks({ sizeBytes, lastModified: date }, 8 * MiB);

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
    const blocks = plan(sizeBytes);
    expect(blocks.map(({ start, end }) => [start, end])).toEqual(ranges);
    expect(blockBytes(blocks)).toBe(sizeBytes);
  });
});

describe('ids of blocks', () => {
  it('are unique and of one length, up to the 50,000 that a file may have', () => {
    const ids = plan(50_000 * 8 * MiB).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([50_000, 50_000]);
    expect(new Set(ids.map(({ length }) => length))).toEqual(new Set([16]));
  });

  it.each([
    ['a file from before 1970', -1, '0000000000000000'],
    ['a date without milliseconds', 1_748_736_000_000, '00mbcw9hc0000000'],
    ['a date with parts of one', 1_748_736_000_000.9, '00mbcw9hc0000000'],
  ])('contain date and number: %s', (_date, date, id) => {
    expect(plan(1, date).map((block) => block.id)).toEqual([id]);
  });

  it('are base64', () => {
    for (const { id } of plan(80 * MiB)) expect(id).toMatch(/^[0-9a-z]{16}$/);
  });

  it('differ after the file was changed', () => {
    expect(plan(1)[0]?.id).not.toBe(plan(1, lastModified + 1)[0]?.id);
  });
});

describe('sending resumes with the blocks that the storage does not have', () => {
  const blocks = plan(20 * MiB);
  const [first, second, third] = blocks as [(typeof blocks)[0], (typeof blocks)[0], (typeof blocks)[0]];
  it.each<[string, [string, number][], (typeof blocks)[0][]]>([
    ['it has none', [], [first, second, third]],
    ['it has the first', [[first.id, 8 * MiB]], [second, third]],
    [
      'it has the first and the last',
      [
        [first.id, 8 * MiB],
        [third.id, 4 * MiB],
      ],
      [second],
    ],
    ['a block is incomplete', [[first.id, 8 * MiB - 1]], [first, second, third]],
    ['blocks of another file', [[plan(1, 0)[0]?.id ?? '', 8 * MiB]], [first, second, third]],
  ])('%s', (_case, staged, missing) => {
    expect(missingBlocks(blocks, new Map(staged))).toEqual(missing);
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
    expect(
      writeFileBlocks([
        { id: 'QQ==', start: 0, end: 1 },
        { id: 'Qg==', start: 1, end: 2 },
      ]),
    ).toBe('<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>QQ==</Latest><Latest>Qg==</Latest></BlockList>');
  });
});
