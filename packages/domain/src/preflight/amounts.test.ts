import { describe, expect, it } from 'vitest';
import { overLicence, tooFew } from './amounts.ts';
import type { PreflightFile, PreflightStep } from './preflight-file.ts';
import { preflight } from './preflight.ts';
import { flight } from './testing/flight.ts';

const stored = (count: number) => flight(count).map(({ name }) => `stored ${name}`);

describe('Too few usable files, with the stored ones, are refused in the words of the wizard', () => {
  it.each<[PreflightStep, PreflightFile[], string | undefined]>([
    [{ kind: 'three' }, flight(20), 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.'],
    [{ kind: 'three' }, flight(21), undefined],
    [{ kind: 'three', storedNames: stored(20) }, flight(1), undefined],
    [
      { kind: 'three' },
      flight(21, { fault: 'The file is empty.' }),
      'You must upload at least 20 visual or thermal data for a 3D Digital Twin.',
    ],
    [{ kind: 'two' }, flight(1), undefined],
    [{ kind: 'ortho' }, [], undefined],
  ])('%j', (step, files, text) => expect(tooFew(files, step)[0]?.text).toBe(text));
});

describe('Images that need more than the licence has left are reported, not refused', () => {
  it.each<[PreflightStep['remaining'], string | undefined]>([
    [undefined, undefined],
    [{ amount: 3, unit: 'Gpx' }, undefined],
    [{ amount: 2, unit: 'Gpx' }, 'The images need 2.1 Gpx, but the licence has 2 Gpx left'],
    [{ amount: -4, unit: 'Gpx' }, 'The images need 2.1 Gpx, but the licence has 0 Gpx left'],
    [{ amount: 99, unit: 'ImageCount' }, 'The images need 100 images, but the licence has 99 images left'],
  ])('%j', (remaining, text) => {
    const [finding] = overLicence(flight(100), { kind: 'two', remaining });
    expect(finding?.text).toBe(text);
    expect(finding?.level).toBe(text && 'look');
  });
});

it('Files that cannot be used need nothing of the licence', () => {
  const files = flight(9, { fault: 'The file is empty.' });
  expect(overLicence(files, { kind: 'two', remaining: { amount: 0, unit: 'ImageCount' } })).toEqual([]);
});

it('Files that are no images of 3D or 2D data are judged by number, content and as duplicates only', () => {
  const files = flight(2, {
    name: 'report.tif',
    position: { latitude: 0, longitude: 0 },
    sizeBytes: 9,
    sampleHash: 'one',
  });
  expect(preflight(files, { kind: 'supplementary' }, 0).map(({ kind }) => kind)).toEqual(['duplicate']);
});
