import { describe, expect, it } from 'vitest';
import { isScanDamaged } from './damaged-scan.ts';

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];
/** Tables with one code each, a bit 0: no difference to the block before, and end of block. */
const TABLES = [0x00, 0x10].flatMap((number) => [0xff, 0xc4, 0, 20, number, 1, ...Array<number>(15).fill(0), 0]);
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const PROGRESSIVE = 0xc2;
/** A scan of some coefficients of a progressive file; `bits` says whether it refines earlier ones. */
const scan = (first: number, last: number, bits = 0) => [0xff, 0xda, 0, 8, 1, 1, 0, first, last, bits];
/** As the tables, and a code '10' of a coefficient with one bit. */
const DETAILS = [0xff, 0xc4, 0, 21, 0x10, 1, 1, ...Array<number>(14).fill(0), 0, 1];
const restartEvery = (units: number) => [0xff, 0xdd, 0, 4, units >> 8, units & 255];

/** A grey frame. A block of 8 by 8 pixels is two bits, so 512 by 256 pixels are 512 bytes. */
const frame = (width: number, height: number, marker = 0xc0) => [
  0xff,
  marker,
  0,
  11,
  8,
  height >> 8,
  height & 255,
  width >> 8,
  width & 255,
  1,
  1,
  0x11,
  0,
];
const zeros = (count: number) => Array<number>(count).fill(0);
const fill = (count: number) => Array<number>(count).fill(0xff);
const jpeg = (...parts: number[][]) => Uint8Array.from([START, TABLES, ...parts].flat());

describe('Equal bytes are damage, except where they are exactly the picture', () => {
  it.each<[string, Uint8Array, boolean]>([
    ['a picture of one colour', jpeg(frame(512, 256), SCAN, zeros(512), END), false],
    ['more bytes than the picture needs', jpeg(frame(512, 256), SCAN, zeros(768), END), true],
    ['fewer bytes than the picture needs', jpeg(frame(512, 256), SCAN, zeros(300), END), true],
    ['a picture of one colour that ends too early', jpeg(frame(512, 256), SCAN, zeros(300)), false],
    ['zeros up to the end of the file', jpeg(frame(512, 256), SCAN, zeros(4096)), true],
    ['255 bytes too many', jpeg(frame(8, 8), SCAN, zeros(255), END), false],
    ['256 bytes too many', jpeg(frame(8, 8), SCAN, zeros(256), END), true],
    ['255 fill bytes', jpeg(frame(8, 8), SCAN, [0], fill(255), END), false],
    ['256 fill bytes', jpeg(frame(8, 8), SCAN, [0], fill(256), END), true],
    ['fill bytes before something that is no marker', jpeg(frame(8, 8), SCAN, [0], fill(300), [7], END), true],
    ['codes that no table has', jpeg(frame(512, 256), SCAN, Array<number>(512).fill(0xaa), END), true],
    [
      'restart markers between plain areas',
      jpeg(restartEvery(1024), frame(512, 256), SCAN, zeros(256), [0xff, 0xd0], zeros(256), END),
      false,
    ],
    [
      'a plain area that is too long for its restart interval',
      jpeg(restartEvery(1024), frame(512, 256), SCAN, zeros(300), [0xff, 0xd0], zeros(256), END),
      true,
    ],
    [
      'a table that is cut off, which is ignored',
      jpeg([0xff, 0xc4, 0, 20, 0, 9, ...zeros(16)], frame(512, 256), SCAN, zeros(512), END),
      false,
    ],
    ['a plain area after a block with a detail', jpeg(DETAILS, frame(512, 256), SCAN, [0x50], zeros(512), END), false],
    ['details in a run', jpeg(DETAILS, frame(512, 256), SCAN, Array<number>(1024).fill(0x55), END), true],
    ['the first colours of a progressive file', jpeg(frame(512, 256, PROGRESSIVE), scan(0, 0), zeros(256), END), false],
    ['too many of them', jpeg(frame(512, 256, PROGRESSIVE), scan(0, 0), zeros(600), END), true],
    ['its missing details', jpeg(frame(512, 256, PROGRESSIVE), scan(1, 63), zeros(256), END), false],
    ['refined colours', jpeg(frame(512, 256, PROGRESSIVE), scan(0, 0, 0x10), zeros(256), END), false],
    ['zeros in refined details', jpeg(frame(512, 256, PROGRESSIVE), scan(1, 63, 0x21), zeros(256), END), true],
    [
      'other equal bytes in refined details',
      jpeg(frame(512, 256, PROGRESSIVE), scan(1, 63, 0x21), Array<number>(300).fill(0xaa), END),
      false,
    ],
    [
      'a run of ones with their stuffing left out',
      jpeg(frame(512, 256), SCAN, Array<number>(300).fill(0x7f), END),
      true,
    ],
    ['zeros between two segments', jpeg(frame(8, 8), SCAN, [0], [0xff, 0xfe, 0, 2], zeros(300), END), true],
    ['zeros after the end of the picture', jpeg(frame(8, 8), SCAN, [0], END, zeros(9999)), false],
    ['zeros in a segment', jpeg([0xff, 0xe1, 8, 2], zeros(2048), frame(8, 8), SCAN, [0], END), false],
    ['arithmetic codes', jpeg(frame(8, 8, 0xc9), SCAN, zeros(512), END), false],
    ['a scan without a frame', jpeg(SCAN, zeros(512), END), false],
    ['no segments', Uint8Array.from([...START, ...zeros(512)]), false],
    ['not a JPEG', new Uint8Array(4096), false],
    ['no bytes', new Uint8Array(), false],
  ])('%s', (_case, file, isDamaged) => expect(isScanDamaged(file)).toBe(isDamaged));
});
