import { describe, expect, it } from 'vitest';
import type { DataType } from './data-types.ts';
import { fileFault } from './file-faults.ts';
import { END, jpegHeader, readerOf, scanOf, unreadable } from './testing/image-bytes.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xdb, ...END];
const CUT_JPEG = [...jpegHeader(), ...scanOf(20_000)];
const BMP = [0x42, 0x4d, ...Array.from({ length: 60 }, () => 0)];
const TEXT = [0x61, 0x62, 0x63];

const faultOf = (type: DataType, name: string, bytes: number[]) =>
  fileFault(type, { name, size: bytes.length }, readerOf(Uint8Array.from(bytes)).read);

describe('a file that cannot be used says why', () => {
  it.each<[DataType, string, string, number[], string | null]>([
    ['three', 'a.jpg', 'JPEG', JPEG, null],
    ['two', 'a.jpg', 'JPEG', JPEG, null],
    ['two', 'a.jpg', 'nothing', [], 'The file is empty.'],
    ['three', 'a.jpg', 'text', TEXT, 'The file is not a JPEG image.'],
    ['three', 'a.jpg', 'part of a JPEG', CUT_JPEG, 'The file is incomplete: its end is missing.'],
    ['sonar', 'a.BMP', 'BMP', BMP, null],
    ['sonar', 'a.bmp', 'JPEG', JPEG, 'The file is not a BMP image.'],
    ['sonar', 'a.bmp', 'part of a BMP', BMP.slice(0, 40), 'The file is incomplete: its end is missing.'],
    ['sonar', 'a.txt', 'text', TEXT, null],
    ['sonar', 'a.txt', 'nothing', [], 'The file is empty.'],
    ['ortho', 'a.xlsx', 'text', TEXT, null],
    ['supplementary', 'a.jpg', 'text', TEXT, null],
    ['supplementary', 'a.pdf', 'nothing', [], 'The file is empty.'],
  ])('%s %s, %s: %s', async (type, name, _content, bytes, reason) =>
    expect(await faultOf(type, name, bytes)).toBe(reason),
  );

  it.each<[DataType, string, number]>([
    ['two', 'a.jpg', 10],
    ['two', 'a.jpg', 0],
    ['sonar', 'a.bmp', 10],
    ['supplementary', 'a.pdf', 10],
  ])('%s %s of %d bytes that cannot be read', async (type, name, size) =>
    expect(await fileFault(type, { name, size }, unreadable)).toBe(
      'The file cannot be read. It was moved, renamed or changed.',
    ),
  );
});
