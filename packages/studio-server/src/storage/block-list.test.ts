import { describe, expect, it } from 'vitest';
import { BLOCKS_MAX } from './block-account.ts';
import { isBlockId, parseBlockList, writeBlockList } from './block-list.ts';

const [A, B] = ['AAAAAQ==', 'AAAAAg=='];

describe('a block id is base64 of 1 to 64 bytes', () => {
  it.each([
    [A, true],
    [Buffer.alloc(64).toString('base64'), true],
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
    ['<BlockList></BlockList>', []],
    [`<BlockList><Committed>${A}</Committed></BlockList>`, null],
    [`<BlockList><Latest>${A}</Uncommitted></BlockList>`, null],
    ['<BlockList><Latest>not base64!</Latest></BlockList>', null],
    [`<BlockList><Latest>${A}</Latest>`, null],
    [`<!DOCTYPE x [<!ENTITY e "e">]><BlockList><Latest>${A}</Latest></BlockList>`, null],
    [`<BlockList><Latest>${A}</Latest></BlockList><BlockList></BlockList>`, null],
    ['', null],
  ])('%j', (xml, expected) => expect(parseBlockList(xml)).toEqual(expected));

  it('accepts up to 50,000 blocks', () => {
    const listOf = (count: number) => `<BlockList>${`<Latest>${A}</Latest>`.repeat(count)}</BlockList>`;
    expect(parseBlockList(listOf(BLOCKS_MAX))).toHaveLength(50_000);
    expect(parseBlockList(listOf(BLOCKS_MAX + 1))).toBeNull();
  });
});

it('writeBlockList uses the format of Get Block List', () => {
  expect(writeBlockList([{ id: A, sizeBytes: 8_388_608 }])).toBe(
    `<?xml version="1.0" encoding="utf-8"?><BlockList><UncommittedBlocks><Block><Name>${A}</Name><Size>8388608</Size></Block></UncommittedBlocks></BlockList>`,
  );
});
