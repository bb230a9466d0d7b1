import { PHOTO_HEAD_BYTES } from '@inspection-studio/domain/photos';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFacts, TAIL_BYTES } from './read-facts.ts';

type Exif = Record<string, Record<string, string>>;
const CAMERA = { Make: 'DJI', Model: 'M3E' };
const EVERYTHING: Exif = {
  IFD0: CAMERA,
  IFD2: {
    DateTimeOriginal: '2026:11:20 09:30:05',
    OffsetTimeOriginal: '+01:00',
    FocalLength: '123/10',
    LensModel: '24.0 mm f/2.8',
  },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '56/1 0/1 36/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 24/1 0/1' },
};

const jpeg = async (exif: Exif): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#445566' } })
      .withExif(exif)
      .jpeg()
      .toBuffer(),
  );

/** A segment of a JPEG image that starts with some text. */
const segment = (marker: number, text: string, length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(2 + length);
  bytes.set([0xff, marker, length >> 8, length & 0xff, ...new TextEncoder().encode(text)]);
  return bytes;
};
const withSegments = async (exif: Exif, ...segments: Uint8Array<ArrayBuffer>[]) => {
  const image = await jpeg(exif);
  return new Blob([image.slice(0, 2), ...segments, image.slice(2)]);
};

describe('The facts of a JPEG image', () => {
  it('are its position, time, camera, lens, size and hash', async () => {
    expect(await readFacts(new Blob([await jpeg(EVERYTHING)]))).toEqual({
      position: { latitude: 56.01, longitude: -3.4 },
      positionSource: 'exif',
      takenMs: Date.UTC(2026, 10, 20, 8, 30, 5),
      takenDay: '2026-11-20',
      camera: 'DJI M3E',
      lens: '24.0 mm f/2.8',
      focalLengthMm: 12.3,
      width: 60,
      height: 40,
      isThermal: false,
      sampleHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each([
    [{ Make: 'DJI', Model: 'M3E' }, 'DJI M3E'],
    [{ Make: 'Canon', Model: 'Canon PowerShot' }, 'Canon PowerShot'],
    [{ Make: 'Canon' }, 'Canon'],
    [{ Model: 'M3E' }, 'M3E'],
  ])('name the camera once: %j', async (IFD0, camera) => {
    expect((await readFacts(new Blob([await jpeg({ IFD0 } as Exif)]))).camera).toBe(camera);
  });

  it('without EXIF are its size and hash', async () => {
    const facts = await readFacts(new Blob([await jpeg({})]));
    expect(Object.keys(facts).toSorted()).toEqual(['height', 'isThermal', 'sampleHash', 'width']);
  });

  it.each<[string, Exif, Uint8Array<ArrayBuffer>[], boolean, true | undefined]>([
    ['temperatures of a FLIR camera', {}, [segment(0xe1, 'FLIR', 30_000)], true, true],
    ['a short block of a FLIR camera', {}, [segment(0xe1, 'FLIR', 900)], false, undefined],
    ['temperatures of a DJI camera', { IFD0: CAMERA }, [segment(0xe3, '', 40_000)], true, true],
    ['such a block of another camera', { IFD0: { Make: 'Canon' } }, [segment(0xe3, '', 40_000)], true, undefined],
    ['a camera that is named thermal', { IFD0: { Make: 'Autel', Model: 'Evo Thermal' } }, [], true, undefined],
  ])('is it thermal, with temperatures? %s', async (_what, exif, segments, isThermal, hasTemperatures) => {
    const facts = await readFacts(await withSegments(exif, ...segments));
    expect([facts.isThermal, facts.hasTemperatures]).toEqual([isThermal, hasTemperatures]);
  });
});

describe('Reading a file', () => {
  it('takes at most 256 KiB, however large the file is', async () => {
    let readBytes = 0;
    class CountedBlob extends Blob {
      override slice(start = 0, end = this.size): Blob {
        readBytes += Math.min(end, this.size) - start;
        return super.slice(start, end);
      }
    }
    await readFacts(new CountedBlob([await jpeg(EVERYTHING), new Uint8Array(3_000_000)]));
    expect(readBytes).toBe(256 * 1024);
    expect(PHOTO_HEAD_BYTES + TAIL_BYTES).toBe(256 * 1024);
  });

  it.each([
    ['an empty file', ''],
    ['a text', 'This is not an image'],
    ['the start of an image', '\u00ff\u00d8'],
  ])('%s has no facts but its hash', async (_what, text) => {
    const facts = await readFacts(new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))]));
    expect(facts).toEqual({ isThermal: false, sampleHash: expect.any(String) });
  });

  it('a file that has gone has no facts', async () => {
    const gone = new Blob(['x']);
    gone.slice = () => {
      throw new DOMException('Gone', 'NotFoundError');
    };
    expect(await readFacts(gone)).toEqual({});
  });
});
