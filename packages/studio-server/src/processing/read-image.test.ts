import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bitmap } from './bitmap.fixture.ts';
import { readImage } from './read-image.ts';

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } });

const gps = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '46/1 50/1 24/1',
  GPSLongitudeRef: 'W',
  GPSLongitude: '8/1 30/1 0/1',
  GPSAltitudeRef: '0',
  GPSAltitude: '1234/100',
};

/** A JPEG whose XMP has this after `<rdf:Description `. */
const withDescription = (description: string): Promise<Buffer> =>
  grey(8, 8)
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${description}</rdf:RDF></x:xmpmeta>`,
    )
    .jpeg()
    .toBuffer();

describe('readImage', () => {
  it('reads size, camera, capture time and position', async () => {
    const file = await grey(60, 40)
      .withExif({
        IFD0: { Make: 'Canon', Model: 'EOS R5' },
        IFD2: { DateTimeOriginal: '2025:11:14 09:30:00', OffsetTimeOriginal: '+01:00' },
        IFD3: gps,
      })
      .jpeg()
      .toBuffer();

    expect(await readImage(file)).toEqual({
      width: 60,
      height: 40,
      format: 'jpeg',
      orientation: 1,
      capturedAt: new Date('2025-11-14T08:30:00Z'),
      position: { latitude: 46.84, longitude: -8.5, source: 'exif', altitudeMetres: 12.34 },
      relativeAltitudeMetres: null,
      make: 'Canon',
      model: 'EOS R5',
      captureKind: 'visual',
      radiometricKind: null,
      sizeBytes: file.length,
    });
  });

  it.each([
    [3, 60, 40],
    [6, 40, 60],
    [8, 40, 60],
  ])('orientation %i gives the size a person sees', async (orientation, width, height) => {
    const file = await grey(60, 40).withMetadata({ orientation }).jpeg().toBuffer();
    expect(await readImage(file)).toMatchObject({ orientation, width, height });
  });

  it('keeps the position 0,0, for the note of the image', async () => {
    const zero = { ...gps, GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' };
    const file = await grey(8, 8).withExif({ IFD3: zero }).jpeg().toBuffer();
    expect((await readImage(file)).position).toMatchObject({ latitude: 0, longitude: 0 });
  });

  it("reads the drone's height above take-off", async () => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/" drone-dji:RelativeAltitude="+16.50"/>
      </rdf:RDF></x:xmpmeta>`;
    const file = await grey(8, 8).withXmp(xmp).jpeg().toBuffer();
    expect((await readImage(file)).relativeAltitudeMetres).toBe(16.5);
  });

  it.each([
    ['an attribute in single quotes', `drone-dji:RelativeAltitude='-3.2'/>`, -3.2],
    ['an element', '><drone-dji:RelativeAltitude> +120.75 </drone-dji:RelativeAltitude></rdf:Description>', 120.75],
    ['another prefix', 'Camera:RelativeAltitude="7"/>', 7],
    ['no number', 'drone-dji:RelativeAltitude="high"/>', null],
    ['another tag', 'drone-dji:AbsoluteAltitude="16.50"/>', null],
  ])('reads the height above the take-off point: %s', async (_case, description, metres) => {
    expect((await readImage(await withDescription(description))).relativeAltitudeMetres).toBe(metres);
  });

  it('reads the height above the take-off point at the end of a long XMP', async () => {
    // Hours for a pattern that tries each letter as the beginning of the prefix.
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${'a'.repeat(4_000_000)}<drone-dji:RelativeAltitude>7</drone-dji:RelativeAltitude></x:xmpmeta>`;
    const file = await grey(8, 8).withXmp(xmp).tiff().toBuffer();
    expect((await readImage(file)).relativeAltitudeMetres).toBe(7);
  });

  it.each([
    '__proto__:latitude="12.5"/>',
    '><__proto__:latitude>12.5</__proto__:latitude></rdf:Description>',
    'constructor:is="1"/>',
    'toString:call="1"/>',
  ])('tags of one image change nothing that is read from others: %s', async (description) => {
    const before = { is: Object.is, own: Object.getOwnPropertyNames(Object.prototype) };
    await readImage(await withDescription(description));
    expect({ is: Object.is, own: Object.getOwnPropertyNames(Object.prototype) }).toEqual(before);
    expect((await readImage(await grey(8, 8).jpeg().toBuffer())).position).toBeNull();
  });

  it.each([
    ['a camera model named thermal', 'Thermal 640', 'thermal'],
    ['any other camera', 'Isothermalite', 'visual'],
  ])('%s', async (_case, Model, captureKind) => {
    const file = await grey(8, 8).withExif({ IFD0: { Model } }).jpeg().toBuffer();
    expect((await readImage(file)).captureKind).toBe(captureKind);
  });

  it('reads files without metadata', async () => {
    const file = await grey(8, 8).webp().toBuffer();
    expect(await readImage(file)).toMatchObject({
      format: 'webp',
      orientation: 1,
      capturedAt: null,
      position: null,
      make: null,
      model: null,
    });
  });

  it('reads sonar bitmaps', async () => {
    expect(await readImage(bitmap({ bits: 24 }))).toMatchObject({
      format: 'bmp',
      width: 2,
      height: 2,
      orientation: 1,
      position: null,
    });
  });

  it('reads from a path or a buffer', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'read-image-'));
    try {
      const file = await grey(8, 8).png().toBuffer();
      await writeFile(path.join(folder, 'a.png'), file);
      expect(await readImage(path.join(folder, 'a.png'))).toEqual(await readImage(file));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['no bytes', Buffer.alloc(0), 'empty'],
    ['text with an image extension', Buffer.from('not an image at all'), 'not-an-image'],
    ['a JPEG truncated in its header', Buffer.of(0xff, 0xd8, 0xff, 0xe0), 'damaged'],
    ['an unsupported bitmap', bitmap({ bits: 4 }), 'unsupported-format'],
    ['a bitmap without a size', bitmap({ bits: 24, width: 0 }), 'damaged'],
    ['a bitmap truncated in its header', Buffer.from('BM0123456789abcdef'), 'damaged'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'), 'unsupported-format'],
  ])('rejects %s', async (_case, file, reason) => {
    await expect(readImage(file)).rejects.toMatchObject({ name: 'ImageUnreadableError', reason });
  });
});
