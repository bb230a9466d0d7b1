import { describe, expect, it } from 'vitest';
import type { PreflightFile } from './preflight-file.ts';
import { flight } from './testing/flight.ts';
import { trackLines } from './track-lines.ts';

/** The lines of files as their places, those that lead to outlying ones in brackets. */
function linesOf(files: PreflightFile[], outlying: number[] = []): string[] {
  const found = new Set(files.filter((_, place) => outlying.includes(place)));
  return trackLines(files, found).map(({ positions, isOutlying }) => {
    const places = positions.map((position) => files.findIndex((file) => file.position === position)).join(' ');
    return isOutlying ? `(${places})` : places;
  });
}
const without = (fact: keyof PreflightFile, at: number, files = flight(5)) =>
  files.map(
    ({ [fact]: value, ...file }, place) => ({ ...file, ...(place !== at && { [fact]: value }) }) as PreflightFile,
  );
const thermal = flight(3, { camera: 'DJI XT2', list: 'ir' });

describe('Images are on a line in the order of capture, and outlying ones on lines of their own', () => {
  it.each<[string, string[], string[]]>([
    ['no images', linesOf([]), []],
    ['one image', linesOf(flight(1)), []],
    ['a flight', linesOf(flight(5)), ['0 1 2 3 4']],
    ['added in another order', linesOf(flight(5).toReversed()), ['4 3 2 1 0']],
    [
      'of one moment, by the numbers in the names',
      linesOf(flight(11).map((file, place) => ({ ...file, takenMs: 0, path: `DJI_${11 - place}.jpg` }))),
      ['10 9 8 7 6 5 4 3 2 1 0'],
    ],
    ['two cameras', linesOf([...flight(5), ...thermal]), ['0 1 2 3 4', '5 6 7']],
    ['one without a position', linesOf(without('position', 2)), ['0 1 3 4']],
    ['one without a time', linesOf(without('takenMs', 2)), ['0 1 3 4']],
    [
      'one at 0, 0',
      linesOf(flight(5).with(2, { ...flight(1)[0], position: { latitude: 0, longitude: 0 } } as PreflightFile)),
      ['0 1 3 4'],
    ],
    ['one outlying', linesOf(flight(5), [2]), ['0 1 3 4', '(1 2 3)']],
    ['two outlying, one after the other', linesOf(flight(5), [2, 3]), ['0 1 4', '(1 2 3 4)']],
    ['two outlying, one between them', linesOf(flight(5), [1, 3]), ['0 2 4', '(0 1 2)', '(2 3 4)']],
    ['the first outlying', linesOf(flight(5), [0]), ['1 2 3 4', '(0 1)']],
    ['the last outlying', linesOf(flight(5), [4]), ['0 1 2 3', '(3 4)']],
    ['all outlying', linesOf(flight(3), [0, 1, 2]), ['(0 1 2)']],
  ])('%s', (_what, lines, expected) => expect(lines).toEqual(expected));
});
