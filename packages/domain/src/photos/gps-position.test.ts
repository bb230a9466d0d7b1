import { describe, expect, it } from 'vitest';
import { gpsPosition } from './gps-position.ts';
import type { Fraction, PhotoTags } from './photo-tags.ts';

const angle = (...parts: number[]): Fraction[] => parts.map((part) => [Math.round(part * 10_000), 10_000]);
/** Olavarría, in the south and the west. */
const SOUTH_WEST: PhotoTags = {
  latitude: angle(36, 48, 14.4),
  latitudeRef: 'S',
  longitude: angle(60, 43, 35.4),
  longitudeRef: 'W',
};
const UNKNOWN: Fraction = [0, 0];

describe('A position is read with its directions, in any spelling', () => {
  it.each<[string, PhotoTags, latitude: number, longitude: number]>([
    ['south and west', {}, -36.804, -60.7265],
    ['north and east', { latitudeRef: 'N', longitudeRef: 'E' }, 36.804, 60.7265],
    ['small letters', { latitudeRef: 's', longitudeRef: 'w' }, -36.804, -60.7265],
    ['words', { latitudeRef: 'South', longitudeRef: 'west' }, -36.804, -60.7265],
    ['degrees with decimals', { latitude: angle(36.804), longitude: angle(60.7265) }, -36.804, -60.7265],
    ['minutes with decimals', { latitude: angle(36, 48.24), longitude: angle(60, 43.59) }, -36.804, -60.7265],
    [
      'negative numbers, south and west',
      { latitude: angle(-36.804, 0, 0), longitude: angle(-60.7265) },
      -36.804,
      -60.7265,
    ],
    [
      'negative numbers without a direction',
      { latitude: angle(-36, 48, 14.4), latitudeRef: undefined, longitude: angle(-60.7265), longitudeRef: undefined },
      -36.804,
      -60.7265,
    ],
    ['a negative number that is called north', { latitude: angle(-36.804), latitudeRef: 'N' }, -36.804, -60.7265],
    ['the equator', { latitude: angle(0, 0, 0) }, 0, -60.7265],
    ['the pole', { latitude: angle(90, 0, 0) }, -90, -60.7265],
    ['the date line', { longitude: angle(180, 0, 0), longitudeRef: 'E' }, -36.804, 180],
  ])('%s', (_case, tags, latitude, longitude) => {
    const position = gpsPosition({ ...SOUTH_WEST, ...tags });
    expect(position?.latitude).toBeCloseTo(latitude, 7);
    expect(position?.longitude).toBeCloseTo(longitude, 7);
  });

  it('the equator is 0, not −0', () => {
    const zero = gpsPosition({ ...SOUTH_WEST, latitude: angle(0), longitude: angle(0) });
    expect(zero).toEqual({ latitude: 0, longitude: 0 });
  });
});

describe('Nothing is guessed: what is missing, unknown or impossible gives no position', () => {
  it.each<[string, PhotoTags]>([
    ['no direction', { latitudeRef: undefined, longitudeRef: undefined }],
    ['one direction', { longitudeRef: undefined }],
    ['another direction', { latitudeRef: 'E' }],
    ['a direction that is no word', { latitudeRef: '?' }],
    ['no latitude', { latitude: undefined }],
    ['no longitude', { longitude: undefined }],
    ['no parts', { latitude: [] }],
    ['four parts', { latitude: angle(36, 48, 14, 4) }],
    ['all unknown', { latitude: [UNKNOWN, UNKNOWN, UNKNOWN] }],
    ['unknown seconds', { latitude: [[36, 1], [48, 1], UNKNOWN] }],
    ['a division by zero', { latitude: [[36, 0]] }],
    ['60 minutes', { latitude: angle(36, 60, 0) }],
    ['75 minutes', { latitude: angle(36, 75, 0) }],
    ['60 seconds', { latitude: angle(36, 48, 60) }],
    ['negative minutes', { latitude: angle(36, -1, 0) }],
    [
      '4,294,967,295 seconds',
      {
        longitude: [
          [60, 1],
          [43, 1],
          [4_294_967_295, 1],
        ],
      },
    ],
    ['beyond the pole', { latitude: angle(90, 0, 0.1) }],
    ['beyond the date line', { longitude: angle(180, 0, 0.1) }],
  ])('%s', (_case, tags) => expect(gpsPosition({ ...SOUTH_WEST, ...tags })).toBeUndefined());
});
