import { describe, expect, it } from 'vitest';
import { jpegFault } from './jpeg-fault.ts';
import { END, jpegHeader, otherData, readerOf, scanOf, segment } from './testing/image-bytes.ts';

const faultOf = (bytes: number[]) => jpegFault(bytes.length, readerOf(Uint8Array.from(bytes)).read);
const header = jpegHeader();
const scan = scanOf(40_000);
const complete = [...header, ...scan, ...END];
/** A restart marker after every 84 of 1,280 blocks: 15 of them. */
const restarts = jpegHeader(...segment(0xdd, 0, 84));
const withRestarts = (count: number) => [
  ...restarts,
  ...Array.from({ length: count }, (_, index) => [...scanOf(2_500), 0xff, 0xd0 + (index % 8)]).flat(),
  ...scanOf(900),
];

describe('a complete image is recognised by the end marker in its last 4 KiB', () => {
  it.each([
    ['at the end', complete],
    ['before a padding', [...complete, ...Array.from({ length: 3_000 }, () => 0)]],
    ['before a trailer', [...complete, ...otherData(2_400)]],
    ['of a further image', [...complete, ...header, ...scan, ...END]],
    ['of a tiny image', [0xff, 0xd8, 0xff, 0xdb, ...END]],
  ])('%s', async (_case, bytes) => expect(await faultOf(bytes)).toBeNull());

  it('with one read of 4,100 bytes', async () => {
    const { read, count, readBytes } = readerOf(Uint8Array.from(complete));
    await jpegFault(complete.length, read);
    expect([count(), readBytes()]).toEqual([1, 4_100]);
  });
});

describe('an image without an end marker is complete if', () => {
  it.each([
    ['a video follows it, as in the motion photos of phones', [...complete, ...otherData(200_000)]],
    ['its last restart marker is that of the last interval, as of some thermal cameras', withRestarts(15)],
  ])('%s', async (_case, bytes) => expect(await faultOf(bytes)).toBeNull());
});

describe('an image that ends too early is incomplete', () => {
  it.each([
    ['in its compressed data', complete.slice(0, 30_000)],
    ['a byte before the end marker is complete', complete.slice(0, -1)],
    ['soon after the compressed data begins', [...header, ...scanOf(600)]],
    ['in a segment before it', header.slice(0, 5_000)],
    ['in the header of a segment', header.slice(0, 9_006 + 3)],
    ['before its last restart marker', withRestarts(14)],
    ['in its first interval', withRestarts(0)],
  ])('%s', async (_case, bytes) => expect(await faultOf(bytes)).toBe('incomplete'));
});

describe('other data is no JPEG image', () => {
  it.each([
    ['text', [0x61, 0x62, 0x63]],
    ['nothing but the signature', [0xff, 0xd8, 0xff]],
    ['text after the signature', [0xff, 0xd8, 0xff, 0x61, 0x62]],
    ['an end marker right after the start marker', [0xff, 0xd8, 0xff, 0xd9]],
    ['a second start marker', [0xff, 0xd8, 0xff, 0xd8, ...END]],
    ['other data where a segment should begin', [...header.slice(0, 9_006), ...otherData(60_000)]],
  ])('%s', async (_case, bytes) => expect(await faultOf(bytes)).toBe('wrongFormat'));
});

it('rejects if the file cannot be read', async () => {
  await expect(jpegFault(10, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
