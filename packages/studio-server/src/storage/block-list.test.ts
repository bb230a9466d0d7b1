import { describe, expect, it } from 'vitest';
import { BLOCKS_MAX } from './block-account.ts';
import { blockListMaxBytes, isBlockId, parseBlockList, writeBlockList } from './block-list.ts';

const [A, B] = ['AAAAAQ==', 'AAAAAg=='];

describe('a block id is base64 of 1 to 64 bytes', () => {
  it.each([
    [A, true],
    [Buffer.alloc(64).toString('base64'), true],
    ['00000001+/+/+/+/+/+/+/+/+/+/+w==', true],
    ['00000001-_-_-_-_-_-_-_-_-_-_-w==', false],
    [Buffer.alloc(65).toString('base64'), false],
    ['', false],
    ['AAAAAQ', false],
    ['../../x', false],
    ['<Latest>', false],
  ])('%j: %s', (text, expected) => expect(isBlockId(text)).toBe(expected));
});

describe('parseBlockList reads the body of Put Block List', () => {
  it.each([
    [`<?xml version="1.0" encoding="utf-8"?><BlockList><Latest>${A}</Latest><Latest>${B}</Latest></BlockList>`, [A, B]],
    [`<BlockList>\n  <Uncommitted>${B}</Uncommitted>\n  <Latest> ${A} </Latest>\n</BlockList>\n`, [B, A]],
    ['<BlockList><Latest>00000001+/+/+/+/+/+/+/+/+/+/+w==</Latest></BlockList>', ['00000001+/+/+/+/+/+/+/+/+/+/+w==']],
    ['<BlockList></BlockList>', []],
    [`<BlockList><Committed>${A}</Committed></BlockList>`, null],
    [`<BlockList><Latest>${A}</Uncommitted></BlockList>`, null],
    ['<BlockList><Latest>not base64!</Latest></BlockList>', null],
    [`<BlockList><Latest>${A}</Latest>`, null],
    [`<!DOCTYPE x [<!ENTITY e "e">]><BlockList><Latest>${A}</Latest></BlockList>`, null],
    [`<BlockList><Latest>${A}</Latest></BlockList><BlockList></BlockList>`, null],
    ['', null],
    // Hours for a pattern whose parts match the same space.
    [`<BlockList><Latest>${' '.repeat(1_000_000)}<`, null],
    [`<BlockList><Latest>${A}${' '.repeat(1_000_000)}<`, null],
    [`<BlockList><Latest>${' x'.repeat(1_000_000)}</Latest>`, null],
    [`<?xml${'?'.repeat(1_000_000)}<BlockList>`, null],
  ])('%.80j', (xml, expected) => expect(parseBlockList(xml)).toEqual(expected));

  it('accepts up to 50,000 blocks', () => {
    const listOf = (count: number) => `<BlockList>${`<Latest>${A}</Latest>`.repeat(count)}</BlockList>`;
    expect(parseBlockList(listOf(BLOCKS_MAX))).toHaveLength(50_000);
    expect(parseBlockList(listOf(BLOCKS_MAX + 1))).toBeNull();
  });
});

describe('a block list has room for the blocks that a file of its size can have', () => {
  const id = Buffer.alloc(64).toString('base64');
  const listOf = (count: number) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<BlockList>\n${`  <Uncommitted>${id}</Uncommitted>\n`.repeat(count)}</BlockList>\n`;

  it.each([
    ['one byte', 1, 2],
    ['10 MiB', 10 * 1024 ** 2, 161],
    ['1 TiB', 1024 ** 4, BLOCKS_MAX],
  ])('%s', (_size, fileMaxBytes, blockCount) => {
    expect(blockListMaxBytes(fileMaxBytes)).toBeGreaterThanOrEqual(listOf(blockCount).length);
    expect(blockListMaxBytes(fileMaxBytes)).toBeLessThan(listOf(blockCount).length * 1.2 + 256);
  });
});

it('writeBlockList uses the format of Get Block List', () => {
  expect(writeBlockList([{ id: A, sizeBytes: 8_388_608 }])).toBe(
    `<?xml version="1.0" encoding="utf-8"?><BlockList><UncommittedBlocks><Block><Name>${A}</Name><Size>8388608</Size></Block></UncommittedBlocks></BlockList>`,
  );
});
