import { describe, expect, it } from 'vitest';
import { duplicates } from './duplicates.ts';
import { faulty } from './faulty.ts';
import { poorImages } from './poor-images.ts';
import type { PreflightFile } from './preflight-file.ts';
import { flight } from './testing/flight.ts';

describe('Files that cannot be used are refused', () => {
  it.each([
    [0, undefined],
    [1, '1 file cannot be used'],
    [3, '3 files cannot be used'],
  ])('%d files', (count, text) => {
    const [finding] = faulty([...flight(9), ...flight(count, { fault: 'The file is empty.' })]);
    expect(finding?.text).toBe(text);
    expect(finding?.level).toBe(text && 'refused');
  });
});

const ZOOM = { focalLengthMm: 48, sharpness: 90 };

describe('A sampled image is blurred below half of the usual sharpness of its camera, and dark below a brightness of 50', () => {
  it.each<[string, PreflightFile[], string | undefined]>([
    ['sharp and bright', flight(20), undefined],
    ['blurred', [...flight(20), ...flight(1, { sharpness: 190 })], '1 sampled image looks blurred or dark'],
    ['less sharp, as smooth grass', [...flight(20), ...flight(1, { sharpness: 270 })], undefined],
    ['blurred, but too few to compare with', [...flight(2), ...flight(2, { sharpness: 5 })], undefined],
    ['all of a softer zoom lens', [...flight(20), ...flight(9, ZOOM)], undefined],
    [
      'one of a softer zoom lens that is blurred',
      [...flight(20), ...flight(9, ZOOM), ...flight(1, { ...ZOOM, sharpness: 40 })],
      '1 sampled image looks blurred or dark',
    ],
    ['all of a softer camera', [...flight(20), ...flight(9, { camera: 'Canon', sharpness: 60 })], undefined],
    ['all of the same camera, made smaller', [...flight(20), ...flight(9, { width: 1_000, sharpness: 60 })], undefined],
    [
      'blurred, among more suspected ones that are',
      [...flight(20), ...flight(30, { sharpness: 90, isSuspected: true })],
      '30 sampled images look blurred or dark',
    ],
    ['dark', flight(2, { brightness: 49 }), '2 sampled images look blurred or dark'],
    ['dusk', flight(2, { brightness: 60 }), undefined],
    ['a dark thermal image', [...flight(20), ...flight(1, { brightness: 3, isThermal: true, list: 'ir' })], undefined],
    ['not sampled', flight(20).map(({ sharpness: _sharp, brightness: _bright, ...file }) => file), undefined],
  ])('%s', (_what, files, text) => expect(poorImages(files)[0]?.text).toBe(text));
});

describe('Files with the size and the sample of one before them are duplicates, whatever their names', () => {
  it.each<[string, PreflightFile[], string | undefined]>([
    ['all different', flight(9), undefined],
    ['one copy', [...flight(9), ...flight(1, { name: 'copy.jpg' })], '1 file is an exact copy of another'],
    ['all twice', [...flight(9), ...flight(9)], '9 files are exact copies of others'],
    ['the same sample, another size', [...flight(9), ...flight(1, { sizeBytes: 1 })], undefined],
    ['empty files', flight(3, { sizeBytes: 0, sampleHash: 'x' }), undefined],
    ['not read', flight(3, { sizeBytes: 9 }).map(({ sampleHash: _hash, ...file }) => file), undefined],
  ])('%s', (_what, files, text) => expect(duplicates(files)[0]?.text).toBe(text));
});
