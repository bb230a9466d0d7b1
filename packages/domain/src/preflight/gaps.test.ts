import { describe, expect, it } from 'vitest';
import type { PreflightFile } from './preflight-file.ts';
import { flight, moved } from './testing/flight.ts';
import { timeGaps } from './time-gaps.ts';
import { trackGaps } from './track-gaps.ts';

const MINUTE_MS = 60_000;
const from = (index: number, change: (file: PreflightFile) => PreflightFile, files = flight(40)) =>
  files.map((file, at) => (at >= index ? change(file) : file));
const later = (minutes: number) => (file: PreflightFile) => ({
  ...file,
  takenMs: (file.takenMs ?? 0) + minutes * MINUTE_MS,
});
const further = (metres: number) => (file: PreflightFile) => ({
  ...file,
  position: file.position && moved(file.position, metres, 0),
});
const slow = flight(40).map((file, index) => ({ ...file, takenMs: index * 2 * MINUTE_MS }));

describe('A gap in time is over 15 minutes and over 20 times the usual interval', () => {
  it.each([
    ['16 minutes', from(20, later(16)), '1 gap in time between images'],
    ['14 minutes, as to change a battery', from(20, later(14)), undefined],
    ['twice 16 minutes', from(30, later(16), from(20, later(16))), '2 gaps in time between images'],
    ['30 minutes among images every 2 minutes', from(20, later(30), slow), undefined],
    ['60 minutes among images every 2 minutes', from(20, later(60), slow), '1 gap in time between images'],
    [
      'two cameras, one after the other',
      [...flight(20), ...flight(20, { camera: 'Other' }).map(later(600))],
      undefined,
    ],
    ['no times', flight(9).map(({ takenMs: _taken, ...file }) => file), undefined],
  ])('%s', (_what, files, text) => expect(timeGaps(files)[0]?.text).toBe(text));

  it('the file is the one after the gap, regardless of the order of the files', () => {
    const files = from(20, later(16)).toReversed();
    expect(timeGaps(files)[0]?.files).toEqual([files[19]]);
  });
});

describe('A gap along the track is over 150 m and over 10 times the usual distance', () => {
  it.each([
    ['200 m', from(20, further(200)), '1 gap along the track'],
    ['140 m', from(20, further(140)), undefined],
    [
      '200 m after a gap in time, which is reported as such',
      from(20, (file) => later(30)(further(200)(file))),
      undefined,
    ],
    ['one outlying image', flight(40).map((file, at) => (at === 20 ? further(9_000)(file) : file)), undefined],
    ['three images far apart', flight(3).map((file, at) => further(at * 300)(file)), undefined],
  ])('%s', (_what, files, text) => expect(trackGaps(files)[0]?.text).toBe(text));
});
