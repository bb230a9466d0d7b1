import { describe, expect, it } from 'vitest';
import { jpegSegments } from './jpeg-segments.ts';
import { isThermalImage, type TemperatureFormat, temperatureFormatOf } from './thermal-image.ts';

const KIB = 1024;
const APP1 = 0xe1;
const APP3 = 0xe3;

type Segment = [marker: number, length: number, start?: string];

/** A JPEG image of segments only: start marker, the given ones, start of scan. */
function jpeg(...segments: Segment[]): Uint8Array {
  const parts = segments.map(([marker, length, start = '']) => {
    const bytes = new Uint8Array(4 + length);
    bytes.set([0xff, marker, (length + 2) >> 8, (length + 2) & 0xff]);
    bytes.set(
      Array.from(start, (letter) => letter.charCodeAt(0)),
      4,
    );
    return [...bytes];
  });
  return Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xda, 0, 2, 0xff, 0xd9]);
}
const flir = (length: number): Segment => [APP1, length, 'FLIR\0'];

describe('Raw temperatures are more than 20 KiB of FLIR segments, or at least 32 KiB of APP3 from DJI', () => {
  it.each<[string, Uint8Array, string | null, TemperatureFormat | undefined]>([
    ['FLIR segments over 20 KiB together', jpeg(flir(15 * KIB), flir(6 * KIB)), 'FLIR Systems AB', 'flir'],
    ['a FLIR core in a DJI camera', jpeg(flir(26 * KIB)), 'DJI', 'flir'],
    ['FLIR segments of exactly 20 KiB', jpeg(flir(20 * KIB)), 'FLIR', undefined],
    ['a large APP1 that is EXIF', jpeg([APP1, 60 * KIB]), 'FLIR', undefined],
    ['32 KiB of APP3 from DJI', jpeg([APP3, 32 * KIB]), 'DJI', 'dji'],
    ['APP3 in several segments', jpeg([APP3, 60 * KIB], [APP3, 60 * KIB]), 'DJI', 'dji'],
    ['one byte less than 32 KiB of APP3', jpeg([APP3, 32 * KIB - 1]), 'DJI', undefined],
    ['32 KiB of APP3 from somebody else', jpeg([APP3, 32 * KIB]), 'Canon', undefined],
    ['32 KiB of APP3 from an unknown camera', jpeg([APP3, 32 * KIB]), null, undefined],
    ['no segments', jpeg(), 'DJI', undefined],
    ['segments after the start of scan', Uint8Array.of(...jpeg(), ...jpeg(flir(30 * KIB))), 'DJI', undefined],
    ['the beginning of a file', jpeg(flir(30 * KIB)).slice(0, 9 * KIB), 'DJI', 'flir'],
    ['a segment with length 0', Uint8Array.of(0xff, 0xd8, 0xff, APP1, 0, 0), 'DJI', undefined],
    ['not a JPEG', Uint8Array.from('hello there', (letter) => letter.charCodeAt(0)), 'DJI', undefined],
    ['no bytes', new Uint8Array(), null, undefined],
  ])('%s', (_case, file, make, kind) => expect(temperatureFormatOf(jpegSegments(file), make)).toBe(kind));
});

describe('The size of an image is that of its frame', () => {
  const frame = Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 2, 0, 2, 128, 1, 0, 0, 0);
  it.each([
    ['a frame', frame, 640, 512],
    [
      'a table, which is no frame',
      Uint8Array.from(frame, (byte) => (byte === 0xc0 ? 0xc4 : byte)),
      undefined,
      undefined,
    ],
    ['a frame that is cut off', frame.slice(0, 8), undefined, undefined],
  ])('%s', (_case, file, width, height) => {
    const segments = jpegSegments(file);
    expect([segments.width, segments.height]).toEqual([width, height]);
  });
});

describe('An image is thermal if it has raw temperatures, or its camera is named thermal', () => {
  it.each<[TemperatureFormat | undefined, string | null, boolean]>([
    ['flir', null, true],
    ['dji', 'M3T', true],
    [undefined, 'Evo Thermal', true],
    [undefined, 'EVO THERMAL', true],
    [undefined, 'Isothermal 3', false],
    [undefined, 'M3T', false],
    [undefined, null, false],
  ])('%s from %s', (kind, model, isThermal) => expect(isThermalImage(kind, model)).toBe(isThermal));
});
