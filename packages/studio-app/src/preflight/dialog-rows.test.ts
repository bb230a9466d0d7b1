import { describe, expect, it } from 'vitest';
import { dialogRows, mapPoints, mapTracks, placeText, popupText, timeText, trackText } from './dialog-rows.ts';
import { factsOf, keepFacts } from './usePreflight.ts';

const [a, b, c, d, e] = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map((name) => ({
  file: new File([name], name),
  path: name,
}));
if (!a || !b || !c || !d || !e) throw new Error('Five files are needed.');
const minute = (at: number) => Date.UTC(2026, 10, 20, 9, at);
keepFacts(a.file, { takenMs: minute(30), position: { latitude: 56.0008, longitude: -3.388 }, positionSource: 'xmp' });
keepFacts(b.file, {});
keepFacts(d.file, { takenMs: minute(31), position: { latitude: 56.5, longitude: -3.3 } });
keepFacts(e.file, { takenMs: minute(32), position: { latitude: 56.0009, longitude: -3.389 } });
const positionOf = ({ file }: typeof a) => {
  const { position } = factsOf(file) ?? {};
  return position && [position.longitude, position.latitude];
};
const FAR = { kind: 'outlyingPosition', level: 'look', text: '' } as const;

describe('The rows of the dialog', () => {
  it('are the files with findings, each once, with all that was found', () => {
    const rows = dialogRows(
      [a, b, c],
      [
        { kind: 'outlyingPosition', level: 'look', text: '', places: [0] },
        { kind: 'duplicate', level: 'look', text: '', places: [0, 1] },
      ],
    );
    expect(rows.map((row) => [row.name, timeText(row), placeText(row), row.finding])).toEqual([
      ['a.jpg', '2026-11-20 09:30:00', '56.00080, -3.38800 (XMP)', 'Far from the others, Exact copy'],
      ['b.jpg', 'Not recorded', 'Not recorded', 'Exact copy'],
    ]);
  });

  it('the map has all images with a position, first those in the table, named by what was found', () => {
    const rows = dialogRows([a, b, d], [{ ...FAR, places: [2] }]);
    expect(
      mapPoints(
        [a, b, c, d],
        rows.map((row) => ({ ...row, id: '3' })),
      ),
    ).toMatchObject([
      { id: '3', label: 'd.jpg: Far from the others', position: [-3.3, 56.5], data: { isFound: true } },
      { id: '0', label: 'a.jpg', position: [-3.388, 56.0008], data: { isFound: false } },
    ]);
  });

  it('the track leads through the images in the order of capture, dashed to those that are far away', () => {
    const items = [d, a, b, e];
    expect(mapTracks(items, [{ ...FAR, places: [0] }])).toEqual([
      { positions: [positionOf(a), positionOf(e)], dashed: false },
      { positions: [positionOf(a), positionOf(d), positionOf(e)], dashed: true },
    ]);
    expect(mapTracks(items, [])).toEqual([{ positions: [a, d, e].map(positionOf), dashed: false }]);
  });

  it.each([
    [false, 'The line follows the images in the order of capture.'],
    [true, 'The line follows the images in the order of capture. It is dashed to images that are far from the others.'],
  ])('the words below the map name dashed lines only if there are any: %s', (dashed, text) =>
    expect(trackText([{ positions: [] }, { positions: [], dashed }])).toBe(text),
  );

  it.each([
    [2, 'n, n'],
    [10, Array(10).fill('n').join(', ')],
    [1_050, `${Array(10).fill('n').join(', ')} and 1,040 more`],
  ])('a pin of %d images names ten at most', (count, text) => expect(popupText(Array(count).fill('n'))).toBe(text));
});
