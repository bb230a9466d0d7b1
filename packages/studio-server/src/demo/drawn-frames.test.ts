import { drawFrame } from '@inspection-studio/demo-frames';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readImage } from '../processing/read-image.ts';

const place = {
  longitude: -3.3885012,
  latitude: 56.0014321,
  altitudeMetres: 96.25,
  takenAt: new Date('2025-11-14T09:30:07Z'),
};
const small = { width: 320, height: 240 };

describe('processing reads what a drawn frame is, and when and where it was taken', () => {
  it.each([
    ['hero', 'Drawn frame', 'visual'],
    ['thermal', 'Drawn thermal frame', 'thermal'],
  ] as const)('%s', async (kind, model, captureKind) => {
    const frame = await drawFrame({ kind, seed: 1, exif: place, ...small });
    const { position, ...facts } = await readImage(frame);
    expect(facts).toMatchObject({ make: 'Inspection Studio', model, captureKind, capturedAt: place.takenAt });
    expect(position?.longitude).toBeCloseTo(place.longitude, 6);
    expect(position?.latitude).toBeCloseTo(place.latitude, 6);
    expect(position?.altitudeMetres).toBe(96.25);
    const { exif } = await sharp(frame).metadata();
    expect(exif?.toString('latin1')).toContain('Synthetic frame drawn by Inspection Studio\0');
  });

  it('a frame drawn without a place has no position and no capture time', async () => {
    const facts = await readImage(await drawFrame({ kind: 'ground', seed: 1, ...small }));
    expect(facts).toMatchObject({ make: 'Inspection Studio', position: null, capturedAt: null });
  });
});
