import { describe, expect, it } from 'vitest';
import { readJpegHeader } from './jpeg-header.ts';
import { FRAME, readerOf, SCAN_HEADER, scanOf, segment } from './testing/image-bytes.ts';

const headerOf = (bytes: number[]) => readJpegHeader(bytes.length, readerOf(Uint8Array.from(bytes)).read);
const image = (...segments: number[][]) => [0xff, 0xd8, ...segments.flat(), ...SCAN_HEADER, ...scanOf(100)];
const interval = (blocks: number) => segment(0xdd, blocks >> 8, blocks & 0xff);
const GREY = segment(0xc0, 8, 2, 0, 2, 128, 1, 1, 0x22, 0);
const PROGRESSIVE = [0xff, 0xc2, ...FRAME.slice(2)];

it('finds the compressed data after segments and fill bytes', async () => {
  const bytes = [0xff, 0xd8, ...segment(0xe0, 1, 2, 3), 0xff, ...FRAME, ...SCAN_HEADER, ...scanOf(100)];
  expect(await headerOf(bytes)).toEqual({ scanStart: bytes.length - 100, lastRestart: null });
});

describe('the last restart marker of a complete image follows from its size, sampling and interval', () => {
  it.each([
    ['4:2:0, 1,280 blocks, 15 markers', [FRAME, interval(84)], 0xd6],
    ['1,280 blocks, 1 marker', [FRAME, interval(640)], 0xd0],
    ['1,280 blocks, 8 markers', [FRAME, interval(143)], 0xd7],
    ['1,280 blocks, 9 markers', [FRAME, interval(128)], 0xd0],
    ['one interval needs no marker', [FRAME, interval(1_280)], null],
    ['grey, blocks of 8 by 8, 5,120 blocks, 60 markers', [GREY, interval(84)], 0xd3],
    ['no interval', [FRAME], null],
    ['an interval of zero', [FRAME, interval(0)], null],
    ['no frame', [interval(84)], null],
    ['a progressive image has several scans', [PROGRESSIVE, interval(84)], null],
  ])('%s', async (_case, segments, lastRestart) =>
    expect(await headerOf(image(...segments))).toMatchObject({ lastRestart }),
  );
});

describe('a file that ends before the compressed data is incomplete', () => {
  it.each([
    ['after the start marker', [0xff, 0xd8]],
    ['in a segment', [0xff, 0xd8, 0xff, 0xe1, 0, 200, 1, 2]],
    ['in the frame', [0xff, 0xd8, ...FRAME.slice(0, 12)]],
    ['with its scan header', [0xff, 0xd8, ...SCAN_HEADER]],
  ])('%s', async (_case, bytes) => expect(await headerOf(bytes)).toBe('incomplete'));
});

describe('other data is no header', () => {
  it.each([
    ['no marker', [0xff, 0xd8, 1, 2, 3, 4]],
    ['a marker that begins no segment', [0xff, 0xd8, 0xff, 0x20, 0, 4, 0, 0]],
    ['nothing but fill bytes', [0xff, 0xd8, ...Array.from({ length: 2_000 }, () => 0xff)]],
  ])('%s', async (_case, bytes) => expect(await headerOf(bytes)).toBe('wrongFormat'));
});
