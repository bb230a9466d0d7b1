import { describe, expect, it } from 'vitest';
import { type RadiometricKind, radiometricKindOf } from './radiometric.ts';

const KB = 1024;

/** A minimal JPEG: start marker, the given segments, start of scan. */
function jpeg(...segments: [marker: number, data: Buffer][]): Buffer {
  const parts = segments.flatMap(([marker, data]) => {
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(data.length + 2, 2);
    return [head, data];
  });
  return Buffer.concat([Buffer.of(0xff, 0xd8), ...parts, Buffer.of(0xff, 0xda, 0, 2, 0xff, 0xd9)]);
}

const flir = (bytes: number) => Buffer.concat([Buffer.from('FLIR\0'), Buffer.alloc(bytes - 5)]);
const app1 = 0xe1;
const app3 = 0xe3;

describe('radiometricKindOf: FLIR segments above 20 KB, or at least 32 KB of APP3 from DJI', () => {
  it.each<[string, Buffer, string | null, RadiometricKind | null]>([
    ['FLIR segments over 20 KB together', jpeg([app1, flir(15 * KB)], [app1, flir(6 * KB)]), 'FLIR Systems AB', 'flir'],
    ['a FLIR core in a DJI camera', jpeg([app1, flir(26 * KB)]), 'DJI', 'flir'],
    ['FLIR segments of exactly 20 KB', jpeg([app1, flir(20 * KB)]), 'FLIR', null],
    ['a large APP1 that is EXIF', jpeg([app1, Buffer.alloc(60 * KB)]), 'FLIR', null],
    ['32 KB of APP3 from DJI', jpeg([app3, Buffer.alloc(32 * KB)]), 'DJI', 'dji'],
    ['APP3 in several segments', jpeg([app3, Buffer.alloc(60 * KB)], [app3, Buffer.alloc(60 * KB)]), 'DJI', 'dji'],
    ['one byte less than 32 KB of APP3', jpeg([app3, Buffer.alloc(32 * KB - 1)]), 'DJI', null],
    ['32 KB of APP3 from somebody else', jpeg([app3, Buffer.alloc(32 * KB)]), 'Canon', null],
    ['no segments', jpeg(), 'DJI', null],
    ['segments after the start of scan', Buffer.concat([jpeg(), jpeg([app1, flir(30 * KB)])]), 'DJI', null],
    ['a segment with length 0', Buffer.of(0xff, 0xd8, 0xff, app1, 0, 0), 'DJI', null],
    ['not a JPEG', Buffer.from('hello there'), 'DJI', null],
    ['no bytes', Buffer.alloc(0), null, null],
  ])('%s', (_case, file, make, expected) => {
    expect(radiometricKindOf(file, make)).toBe(expected);
  });
});
