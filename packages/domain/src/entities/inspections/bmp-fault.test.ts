import { describe, expect, it } from 'vitest';
import { bmpFault } from './bmp-fault.ts';
import { readerOf } from './testing/image-bytes.ts';

interface Bitmap {
  width?: number;
  height?: number;
  bits?: number;
  compression?: number;
  sizeInHeader?: number;
}

/** A header of 54 bytes. Rows of 3 pixels of 24 bits take 12 bytes. */
function headerOf({ width = 3, height = 10, bits = 24, compression = 0, sizeInHeader = 174 }: Bitmap = {}): Uint8Array {
  const bytes = new Uint8Array(54);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, sizeInHeader, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(28, bits, true);
  view.setUint32(30, compression, true);
  return bytes;
}

describe('a bitmap is complete if it has as many bytes as its rows need', () => {
  it.each<[string, Bitmap, number, 'incomplete' | null]>([
    ['exactly', {}, 174, null],
    ['a byte too few', {}, 173, 'incomplete'],
    ['more', {}, 200, null],
    ['top row first', { height: -10 }, 173, 'incomplete'],
    ['rows of 8 bits are padded to 4 bytes', { bits: 8, width: 5 }, 54 + 8 * 10, null],
    ['rows of 8 bits, a byte too few', { bits: 8, width: 5 }, 53 + 8 * 10, 'incomplete'],
    ['a wrong size in the header', { sizeInHeader: 9_999 }, 174, null],
    ['a compressed one is not measured', { compression: 1 }, 100, null],
  ])('%s', async (_case, bitmap, size, fault) =>
    expect(await bmpFault(size, readerOf(headerOf(bitmap)).read)).toBe(fault),
  );
});

it('a file that ends in its header is incomplete', async () => {
  expect(await bmpFault(53, readerOf(headerOf().slice(0, 53)).read)).toBe('incomplete');
});

it('a file with another signature is no bitmap', async () => {
  expect(await bmpFault(174, readerOf(Uint8Array.of(0x42, 0x4c, 1, 2)).read)).toBe('wrongFormat');
  expect(await bmpFault(2, readerOf(Uint8Array.of(0x42)).read)).toBe('wrongFormat');
});
