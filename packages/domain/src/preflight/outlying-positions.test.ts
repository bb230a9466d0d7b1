import { describe, expect, it } from 'vitest';
import { outlyingPositions } from './outlying-positions.ts';
import type { PreflightFile } from './preflight-file.ts';
import { flight, moved } from './testing/flight.ts';

/** Moves the images at some places of a flight to the north. */
const withMoved = (count: number, places: readonly number[], metres: number): PreflightFile[] =>
  flight(count).map((file, index) =>
    places.includes(index) && file.position ? { ...file, position: moved(file.position, metres, 0) } : file,
  );
const foundIn = (files: PreflightFile[]) =>
  outlyingPositions(files).flatMap((finding) => finding.files.map((file) => files.indexOf(file)));

describe('Images over 5 km from the median, and spikes of over 100 m along the track, are reported', () => {
  it.each([
    ['one 6 km away', withMoved(20, [7], 6_000), [7]],
    ['the first one 6 km away', withMoved(20, [0], 6_000), [0]],
    ['a spike of 120 m', withMoved(20, [7], 120), [7]],
    ['two neighbours 6 km away', withMoved(20, [7, 8], 6_000), [7, 8]],
    ['an error of 60 m, as near steel', withMoved(20, [7], 60), []],
    ['the last one 120 m away, which may be the way back', withMoved(20, [19], 120), []],
    ['two images, of which neither is wrong', withMoved(2, [1], 6_000), []],
    [
      'images at 0, 0, which have a finding of their own',
      [...flight(9), ...flight(1, { position: { latitude: 0, longitude: 0 } })],
      [],
    ],
    [
      'images of ten cities',
      flight(10).map((file, at) => ({ ...file, position: { latitude: at, longitude: at } })),
      [],
    ],
    ['lines of 50 images', flight(500), []],
  ])('%s', (_what, files, expected) => expect(foundIn(files)).toEqual(expected));

  it('across the antimeridian, nothing is far', () => {
    const files = flight(10).map((file, index) => ({
      ...file,
      position: { latitude: -17, longitude: index < 5 ? 179.9999 : -179.9999 },
    }));
    expect(outlyingPositions(files)).toEqual([]);
  });

  it.each([
    [[7], '1 image is far from the other images'],
    [[7, 9], '2 images are far from the other images'],
  ])('says how many', (places, text) => expect(outlyingPositions(withMoved(20, places, 6_000))[0]?.text).toBe(text));
});
