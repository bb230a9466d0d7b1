import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { photoFacts } from '@inspection-studio/domain/photos';
import { ExifTool } from 'exiftool-vendored';
import { photoFolders } from '../photo-folders.ts';

/** About a tenth of a millimetre on the ground. */
const DEGREE_DIGITS = 9;

let judge: ExifTool;
test.beforeAll(() => void (judge = new ExifTool()));
test.afterAll(() => judge.end());

const { flight, others } = photoFolders();
for (const folder of [flight, ...others]) {
  test(`${basename(folder)}: camera, place and time of every photo are those that ExifTool reads`, async () => {
    test.setTimeout(600_000);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && /\.(?:jpe?g|tiff?)$/i.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const path of paths) {
      const { make, model, focalLengthMm, position, altitudeMetres, takenMs } = photoFacts(readFileSync(path));
      const ours = { make, model, focalLengthMm, position, altitudeMetres, takenMs };
      expect([relative(folder, path), ours]).toEqual([relative(folder, path), await judged(path)]);
    }
  });
}

type Judged = Readonly<Record<string, string | number | undefined>>;

/** The same facts as ExifTool reads them. It converts every angle it finds; which of them can be a place is said here again. */
async function judged(path: string) {
  const readArgs = [
    '-n',
    '-G1',
    '-s',
    '-GPS:all',
    '-XMP-drone-dji:all',
    '-Composite:GPS*',
    '-ExifIFD:all',
    '-IFD0:all',
  ];
  const tags = (await judge.readRaw(path, { readArgs })) as Judged;
  const fromExif = placeOf(tags['Composite:GPSLatitude'], tags['Composite:GPSLongitude']);
  const fromXmp = placeOf(tags['XMP-drone-dji:GPSLatitude'], tags['XMP-drone-dji:GPSLongitude']);
  const below = tags['GPS:GPSAltitudeRef'] === 1 ? -1 : 1;
  const altitude = numberOf(tags['GPS:GPSAltitude']) ?? numberOf(tags['XMP-drone-dji:AbsoluteAltitude']);
  return {
    make: textOf(tags['IFD0:Make']),
    model: textOf(tags['IFD0:Model']),
    focalLengthMm: near(numberOf(tags['ExifIFD:FocalLength']), 3),
    position: fromExif ?? fromXmp,
    altitudeMetres: near(altitude === undefined ? undefined : altitude * below, 3),
    takenMs: timeOf(tags),
  };
}

const near = (value: number | undefined, digits: number) =>
  value === undefined ? undefined : expect.closeTo(value, digits);

const textOf = (value: Judged[string]) => (value === undefined ? undefined : String(value).trim() || undefined);

function numberOf(value: Judged[string]): number | undefined {
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isFinite(number) ? number : undefined;
}

function placeOf(north: Judged[string], east: Judged[string]) {
  const [latitude, longitude] = [numberOf(north), numberOf(east)];
  if (latitude === undefined || longitude === undefined || Math.abs(latitude) > 90 || Math.abs(longitude) > 180)
    return undefined;
  return { latitude: near(latitude, DEGREE_DIGITS), longitude: near(longitude, DEGREE_DIGITS) };
}

function timeOf(tags: Judged): number | undefined {
  const text = String(tags['ExifIFD:DateTimeOriginal'] ?? tags['ExifIFD:CreateDate'] ?? '');
  const [date = '', time = ''] = text.split(' ');
  const day = date.replaceAll(':', '-');
  const subSeconds = String(tags['ExifIFD:SubSecTimeOriginal'] ?? '0');
  const offset =
    tags['ExifIFD:OffsetTimeOriginal'] ?? tags['ExifIFD:OffsetTimeDigitized'] ?? tags['ExifIFD:OffsetTime'];
  const local = new Date(`${day}T${time}.${subSeconds}Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(local.getTime()) || local.toISOString().slice(0, 10) !== day) return undefined;
  return Date.parse(`${day}T${time}.${subSeconds}${textOf(offset) ?? 'Z'}`);
}
