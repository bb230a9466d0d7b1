import { describe, expect, it } from 'vitest';
import { type CameraFacts, cameraFacts } from './camera-facts.ts';
import type { PhotoTags } from './photo-tags.ts';

describe('The camera and its exposure are what EXIF says; what is missing or impossible is left out', () => {
  it.each<[string, PhotoTags, CameraFacts]>([
    [
      'all',
      {
        make: 'DJI',
        model: 'M3T',
        lens: '24.0 mm f/2.8',
        focalLength: [123, 10],
        exposureTime: [1, 500],
        fNumber: [28, 10],
        iso: 100,
      },
      {
        make: 'DJI',
        model: 'M3T',
        lens: '24.0 mm f/2.8',
        focalLengthMm: 12.3,
        exposureSeconds: 0.002,
        fNumber: 2.8,
        iso: 100,
      },
    ],
    ['a long exposure', { exposureTime: [30, 1] }, { exposureSeconds: 30 }],
    ['unknown', { focalLength: [0, 0], exposureTime: [0, 0], fNumber: [0, 0] }, {}],
    ['divided by zero', { focalLength: [5, 0], exposureTime: [1, 0], fNumber: [28, 0] }, {}],
    ['zero', { exposureTime: [0, 1], fNumber: [0, 10], iso: 0 }, {}],
    ['negative', { exposureTime: [-1, 500], fNumber: [28, -10], iso: -100 }, {}],
    ['nothing', {}, {}],
  ])('%s', (_case, tags, facts) => expect(cameraFacts(tags)).toEqual(facts));
});
