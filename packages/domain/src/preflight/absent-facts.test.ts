import { describe, expect, it } from 'vitest';
import { absentFacts } from './absent-facts.ts';
import type { PreflightFile } from './preflight-file.ts';
import { flight } from './testing/flight.ts';

const NOW_MS = Date.UTC(2026, 10, 28, 12);
const DAY_MS = 24 * 60 * 60_000;
const textsOf = (files: PreflightFile[]) => absentFacts(files, NOW_MS).map(({ text }) => text);

describe('Images without a position or a time, at 0, 0 or in the future are reported; files that cannot be read are not', () => {
  it.each<[string, PreflightFile[], string[]]>([
    ['nothing', flight(3), []],
    ['one without a position', [...flight(3), ...flight(1, { position: undefined })], ['1 image has no position']],
    ['many without a position', flight(1_200, { position: undefined }), ['1,200 images have no position']],
    ['one at 0, 0', flight(1, { position: { latitude: 0, longitude: 0 } }), ['1 image has the position 0, 0']],
    ['two at 0, 0', flight(2, { position: { latitude: 0, longitude: 0 } }), ['2 images have the position 0, 0']],
    ['on the equator', flight(1, { position: { latitude: 0, longitude: 9.4 } }), []],
    ['on the meridian of Greenwich', flight(1, { position: { latitude: 51.5, longitude: 0 } }), []],
    ['one without a time', flight(1, { takenMs: undefined }), ['1 image has no capture time']],
    ['two without a time', flight(2, { takenMs: undefined }), ['2 images have no capture time']],
    ['a day ahead', flight(1, { takenMs: NOW_MS + DAY_MS }), []],
    [
      'more than a day ahead',
      flight(1, { takenMs: NOW_MS + DAY_MS + 1 }),
      ['1 image has a capture time in the future'],
    ],
    ['in 1970', flight(1, { takenMs: 0 }), []],
    [
      'both',
      flight(2, { position: undefined, takenMs: NOW_MS + 2 * DAY_MS }),
      ['2 images have no position', '2 images have a capture time in the future'],
    ],
    ['not readable', flight(2, { position: undefined, takenMs: undefined, fault: 'The file is empty.' }), []],
  ])('%s', (_what, files, texts) => expect(textsOf(files)).toEqual(texts));

  it('the files are those that lack the fact, and nothing prevents the upload', () => {
    const files = [...flight(2), ...flight(1, { takenMs: undefined })];
    expect(absentFacts(files, NOW_MS)).toEqual([
      { kind: 'noTime', level: 'look', text: '1 image has no capture time', files: [files[2]] },
    ]);
  });
});
