import type { Image, ImageFacts } from '@inspection-studio/domain/images';
import { expect, it } from 'vitest';
import { image } from '../testing/records.ts';
import { imageFactRows } from './image-fact-rows.ts';

const textOf = (label: string, facts: ImageFacts, part: Partial<Image> = {}, units: 'Metric' | 'Imperial' = 'Metric') =>
  imageFactRows(image(part), facts, units).find((row) => row.label === label)?.text;

it('the rows have the order of the panel, and those without a text are left out', () => {
  const all: ImageFacts = {
    takenLocal: '2025-05-12T14:03:22',
    altitudeMetres: 41.2,
    gimbal: { yawDegrees: 10 },
    flight: { yawDegrees: 12 },
    model: 'M3E',
    iso: 100,
  };
  const place = { latitude: 56.0042, longitude: -3.4066 };
  const labels = (facts: ImageFacts, part: Partial<Image>) =>
    imageFactRows(image(part), facts, 'Metric').map(({ label }) => label);
  expect(labels(all, { location: place, problem: 'It is damaged.' })).toEqual([
    'Problem',
    'Taken',
    'Position',
    'Altitude',
    'Direction',
    'Flight',
    'Camera',
    'Exposure',
    'Size',
    'Kind',
  ]);
  expect(labels({}, {})).toEqual(['Size', 'Kind']);
});

it.each<[ImageFacts, string | undefined]>([
  [{ takenLocal: '2025-05-12T14:03:22' }, 'May 12, 2025, 14:03:22'],
  // An hour that clocks skip in many places.
  [{ takenLocal: '2025-03-30T02:30:00', offsetMinutes: 60 }, 'Mar 30, 2025, 02:30:00 UTC+1'],
  [{ takenLocal: '2025-05-12T00:00:00', offsetMinutes: 0 }, 'May 12, 2025, 00:00:00 UTC'],
  [{ takenLocal: '2025-05-12T14:03:22', offsetMinutes: -210 }, 'May 12, 2025, 14:03:22 UTC-3:30'],
  [{ takenLocal: '2025-05-12T14:03:22', offsetMinutes: 345 }, 'May 12, 2025, 14:03:22 UTC+5:45'],
  [{}, undefined],
])('the time is that on the clock of the camera: %j', (facts, text) => {
  expect(textOf('Taken', facts)).toBe(text);
});

it('a position has six decimals, a tenth of a metre', () => {
  const location = { latitude: 56.00421234, longitude: -3.4 };
  expect(textOf('Position', {}, { location })).toBe('56.004212, -3.400000');
});

it.each<[string, ImageFacts, Partial<Image>, 'Metric' | 'Imperial', string | undefined]>([
  [
    'both',
    { altitudeMetres: 41.2, relativeAltitudeMetres: -5 },
    {},
    'Metric',
    '41.20 m above sea level, -5.00 m above take-off',
  ],
  ['in feet', { altitudeMetres: 100 }, {}, 'Imperial', '328.08 ft above sea level'],
  ['from processing', {}, { location: { latitude: 1, longitude: 2, altitude: 7 } }, 'Metric', '7.00 m above sea level'],
  ['unknown', {}, { location: { latitude: 1, longitude: 2 } }, 'Metric', undefined],
])('altitude, %s', (_case, facts, part, units, text) => {
  expect(textOf('Altitude', facts, part, units)).toBe(text);
});

it.each<[string, ImageFacts, string | undefined]>([
  [
    'the gimbal',
    { gimbal: { yawDegrees: 123.04, pitchDegrees: -45, rollDegrees: 0 } },
    '123.0° SE, 45.0° down, roll 0.0°',
  ],
  ['a heading to the west of north', { gimbal: { yawDegrees: -20 } }, '340.0° N'],
  ['a heading that rounds to north', { gimbal: { yawDegrees: 350 } }, '350.0° N'],
  ['a look up', { gimbal: { pitchDegrees: 30 } }, '30.0° up'],
  ['a camera without a gimbal', { directionDegrees: 270 }, '270.0° W'],
  ['the gimbal before EXIF', { gimbal: { yawDegrees: 90 }, directionDegrees: 270 }, '90.0° E'],
  ['nothing', {}, undefined],
])('direction, of %s', (_case, facts, text) => {
  expect(textOf('Direction', facts)).toBe(text);
});

it('the angles of the aircraft are apart from those of the camera', () => {
  const flight = { yawDegrees: 87, pitchDegrees: 3, rollDegrees: -2 };
  expect(textOf('Flight', { flight })).toBe('87.0° E, 3.0° up, roll -2.0°');
});

it.each<[ImageFacts, string | undefined]>([
  [{ make: 'DJI', model: 'M3E' }, 'DJI M3E'],
  [{ make: 'Canon', model: 'Canon PowerShot', lens: 'EF 24mm' }, 'Canon PowerShot, EF 24mm'],
  [{ make: 'DJI' }, 'DJI'],
  [{ model: 'M3E' }, 'M3E'],
  [{ lens: 'EF 24mm' }, 'EF 24mm'],
  [{}, undefined],
])('camera of %j', (facts, text) => {
  expect(textOf('Camera', facts)).toBe(text);
});

it.each<[ImageFacts, string | undefined]>([
  [{ exposureSeconds: 1 / 800, fNumber: 2.8, iso: 100, focalLengthMm: 24 }, '1/800 s, f/2.8, ISO 100, 24 mm'],
  [{ exposureSeconds: 0.5, fNumber: 4, focalLengthMm: 4.49 }, '0.5 s, f/4, 4.5 mm'],
  [{ exposureSeconds: 0.2 }, '1/5 s'],
  [{ exposureSeconds: 30 }, '30 s'],
  [{}, undefined],
])('exposure of %j', (facts, text) => {
  expect(textOf('Exposure', facts)).toBe(text);
});

it('the size is in pixels, megapixels and bytes', () => {
  expect(textOf('Size', {}, { dimensions: [8192, 5460], size: 20 * 1024 ** 2 })).toBe(
    '8,192 × 5,460 px, 44.7 MP, 20 MB',
  );
});

it.each<[Partial<Image>, string]>([
  [{ depth: 'Three', type: 'Ir' }, '3D Digital Twin, thermal'],
  [{ depth: 'Two', type: 'Rgb' }, '2D Data, visual'],
  [{ depth: 'Two', type: 'Sonar' }, 'Sonar Data'],
  [{ depth: 'Ortho', type: 'Rgb' }, 'Orthomosaic'],
])('the kind of %j is the title of its section', (part, text) => {
  expect(textOf('Kind', {}, part)).toBe(text);
});
