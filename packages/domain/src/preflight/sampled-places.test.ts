import { describe, expect, it } from 'vitest';
import type { PreflightFile } from './preflight-file.ts';
import { placesBeside, sampledPlaces } from './sampled-places.ts';
import { flight } from './testing/flight.ts';

const MEGABYTE = 1_000_000;
/** A flight whose images have so many megabytes. */
const sized = (megabytes: number[], changes: Partial<PreflightFile> = {}): PreflightFile[] =>
  flight(megabytes.length, changes).map((file, at) => ({ ...file, sizeBytes: (megabytes[at] ?? 0) * MEGABYTE }));
const alike = (count: number, megabytes = 10): number[] => Array.from({ length: count }, () => megabytes);
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

describe('One image in 20 is sampled, but at least 20, evenly over all', () => {
  it.each([
    [0, 0, undefined],
    [1, 1, 0],
    [20, 20, 19],
    [30, 20, 28],
    [100, 20, 95],
    [400, 20, 380],
    [1_000, 50, 980],
    [10_000, 500, 9_980],
  ])('of %d images, %d', (count, sampled, last) => {
    const { evenly, suspected } = sampledPlaces(flight(count));
    expect(new Set(evenly).size).toBe(sampled);
    expect(evenly.at(-1)).toBe(last);
    expect(suspected).toEqual([]);
  });

  it.each<[string, Partial<PreflightFile>]>([
    ['thermal images', { isThermal: true }],
    ['images of the thermal list', { list: 'ir' }],
    ['faulty files', { fault: 'The file is empty.' }],
  ])('%s are neither sampled nor suspected', (_what, changes) => {
    const files = [...sized([8, 1, 8, 8], changes), ...flight(2)];
    expect(sampledPlaces(files)).toEqual({ evenly: [4, 5], suspected: [] });
  });
});

describe('Images much smaller than the ten before and after them are suspected, the smallest first', () => {
  const EVERY_SECOND = 39;
  it.each<[string, PreflightFile[], number[]]>([
    ['below 0.82 of their median', sized(alike(40).with(3, 8.1).with(7, 2)), [7, 3]],
    ['not at 0.82 of it', sized(alike(40).with(3, 8.2)), []],
    ['not if it is sampled anyway', sized(alike(40).with(4, 2)), []],
    ['not on a whole line over water', sized([...alike(30), ...alike(31, 2), ...alike(30)]), []],
    ['not in a run of eleven', sized([...alike(30), ...alike(11, 2), ...alike(30)]), []],
    ['a run of ten', sized([...alike(30), ...alike(10, 2), ...alike(30)]), [30, 32, 33, 34, 36, 37, 39]],
    [
      'each among images of its camera, list and size in pixels',
      [...sized(alike(EVERY_SECOND)), ...sized(alike(EVERY_SECOND, 2), { width: 1_000 })].toSorted(
        (one, other) => (one.takenMs ?? 0) - (other.takenMs ?? 0),
      ),
      [],
    ],
    ['the last', sized(alike(40).with(39, 2)), [39]],
    ['the second', sized(alike(40).with(1, 2)), [1]],
  ])('%s', (_what, files, places) => expect(sampledPlaces(files).suspected).toEqual(places));

  it.each([
    [90, 20],
    [1_000, 50],
  ])('of %d images, at most %d', (count, most) => {
    const files = sized(Array.from({ length: count }, (_, at) => (at % 3 === 1 ? 2 + at / count : 8)));
    const { suspected } = sampledPlaces(files);
    expect(suspected).toEqual(suspected.toSorted((one, other) => one - other));
    expect(suspected.length).toBe(most);
  });
});

describe('Images beside those that look blurred or dark are decoded too', () => {
  const thermal = flight(1, { isThermal: true })[0]!;
  const other = flight(1, { camera: 'Canon' })[0]!;
  const files = sized(alike(100).with(70, 8).with(71, 9).with(69, 9.8)).with(51, thermal).with(81, other);
  it.each<[string, number[], number[], number[]]>([
    ['before and after each', [10, 30], [10, 30], [9, 11, 29, 31]],
    ['without those that were decoded', [10], [9, 10], [11]],
    ['past thermal images and those of another camera', [50, 80], [50, 80], [49, 52, 79, 82]],
    ['at the ends', [0, 99], [0, 99], [1, 98]],
    ['not those that are much larger', [70], [70], [71]],
    ['none without findings', [], [0, 5], []],
  ])('%s', (_what, found, decoded, places) => {
    const poor = found.map((place) => files[place]!);
    expect(placesBeside(files, poor, new Set(decoded), 0)).toEqual(places);
  });

  it.each([
    [100, 0, 20],
    [100, 15, 5],
    [100, 20, 0],
    [1_000, 10, 40],
  ])('of %d images after %d, at most %d', (count, before, most) => {
    const many = flight(count);
    const poor = many.filter((_file, at) => at % 2 === 0);
    const decoded = new Set(range(0, count).filter((at) => at % 2 === 0));
    expect(placesBeside(many, poor, decoded, before).length).toBe(most);
  });
});
