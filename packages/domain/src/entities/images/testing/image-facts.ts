import type { ImageFacts } from '../image-facts.schema.ts';

/** Every fact of an image, as a drone writes them. */
export const imageFacts = {
  takenLocal: '2026-11-20T11:02:13',
  offsetMinutes: 60,
  altitudeMetres: 41.2,
  relativeAltitudeMetres: 25.1,
  directionDegrees: 182.5,
  gimbal: { yawDegrees: -177.5, pitchDegrees: -45, rollDegrees: 0 },
  flight: { yawDegrees: 181.3, pitchDegrees: -2.1, rollDegrees: 0.4 },
  make: 'DJI',
  model: 'M3T',
  lens: '24.0 mm f/2.8',
  focalLengthMm: 12.3,
  exposureSeconds: 0.002,
  fNumber: 2.8,
  iso: 100,
} satisfies ImageFacts;
