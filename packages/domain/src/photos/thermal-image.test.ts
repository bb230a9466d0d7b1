import { describe, expect, it } from 'vitest';
import { jpegSegments } from './jpeg-segments.ts';
import { jpeg, type Segment } from './testing/jpeg.ts';
import { isThermalImage, type TemperatureFormat, temperatureFormatOf } from './thermal-image.ts';

const KIB = 1024;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP3 = 0xe3;

const flir = (length: number): Segment => [APP1, 'FLIR\0', length];
const app3 = (length: number): Segment => [APP3, '', length];

describe('Raw temperatures are more than 20 KiB of FLIR segments, or at least 32 KiB of APP3 from DJI', () => {
  it.each<[string, Uint8Array, string | undefined, TemperatureFormat | undefined]>([
    ['FLIR segments over 20 KiB together', jpeg(flir(15 * KIB), flir(6 * KIB)), 'FLIR Systems AB', 'flir'],
    ['a FLIR core in a DJI camera', jpeg(flir(26 * KIB)), 'DJI', 'flir'],
    ['FLIR segments of exactly 20 KiB', jpeg(flir(20 * KIB)), 'FLIR', undefined],
    ['a large APP1 that is EXIF', jpeg([APP1, 'Exif', 60 * KIB]), 'FLIR', undefined],
    ['32 KiB of APP3 from DJI', jpeg(app3(32 * KIB)), 'DJI', 'dji'],
    ['its name in small letters', jpeg(app3(32 * KIB)), 'dji', 'dji'],
    ['APP3 in several segments', jpeg(app3(60 * KIB), app3(60 * KIB)), 'DJI', 'dji'],
    ['one byte less than 32 KiB of APP3', jpeg(app3(32 * KIB - 1)), 'DJI', undefined],
    ['32 KiB of APP3 from somebody else', jpeg(app3(32 * KIB)), 'Canon', undefined],
    ['32 KiB of APP3 from an unknown camera', jpeg(app3(32 * KIB)), undefined, undefined],
    ['no segments', jpeg(), 'DJI', undefined],
    ['segments after the start of scan', Uint8Array.of(...jpeg(), ...jpeg(flir(30 * KIB))), 'DJI', undefined],
    ['the beginning of a file', jpeg(flir(30 * KIB)).slice(0, 9 * KIB), 'DJI', 'flir'],
    ['a segment with length 0', Uint8Array.of(0xff, 0xd8, 0xff, APP1, 0, 0), 'DJI', undefined],
    ['not a JPEG', Uint8Array.from('hello there', (letter) => letter.charCodeAt(0)), 'DJI', undefined],
    ['no bytes', new Uint8Array(), undefined, undefined],
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

describe('An image is thermal by a block of temperatures, else by the camera that XMP names, else by its model', () => {
  it.each<[string, Segment[], xmp: boolean | undefined, model: string | undefined, boolean]>([
    ['temperatures of FLIR', [flir(26 * KIB)], undefined, undefined, true],
    ['temperatures of DJI', [app3(32 * KIB)], undefined, 'M3T', true],
    ['a block of another maker in APP3', [app3(32 * KIB)], undefined, 'XT705', true],
    ['temperatures of an InfiRay core', [[APP2, '\u0001\u0002\u0003\u0004IJPEG\0', 40]], undefined, undefined, true],
    ['a profile of colours in APP2', [[APP2, 'ICC_PROFILE\0', 40 * KIB]], undefined, undefined, false],
    ['a short block of FLIR', [flir(900)], undefined, undefined, false],
    ['temperatures, although XMP names the wide camera', [app3(32 * KIB)], false, 'M3T', true],
    ['the infrared camera', [], true, 'M3T', true],
    ['the wide camera', [], false, 'M3T', false],
    ['the wide camera of a model named thermal', [], false, 'Evo Thermal', false],
    ['a model named thermal', [], undefined, 'Evo Thermal', true],
    ['in capitals', [], undefined, 'EVO THERMAL', true],
    ['a part of another word', [], undefined, 'Isothermal 3', false],
    ['a model named infrared', [], undefined, 'Infrared 640', true],
    ['a FLIR core as the model', [], undefined, 'FLIR', true],
    ['Zenmuse XT', [], undefined, 'ZenmuseXT', true],
    ['Vue Pro', [], undefined, 'Vue Pro R 640', true],
    ['a model that has both cameras', [], undefined, 'M3T', false],
    ['nothing', [], undefined, undefined, false],
  ])('%s', (_case, segments, xmpIsThermal, model, expected) =>
    expect(isThermalImage({ segments: jpegSegments(jpeg(...segments)), xmpIsThermal, model })).toBe(expected),
  );
});
