import { describe, expect, it } from 'vitest';
import { foundText, neverArrivedText, notArrivedText } from './continue-texts.ts';
import type { StoredKind } from './stored-data.ts';

it.each([
  [25, 40, '25 of 40 files have not arrived.'],
  [1, 40, '1 of 40 files has not arrived.'],
  [1, 1, '1 of 1 file has not arrived.'],
  [1_911, 3_000, '1,911 of 3,000 files have not arrived.'],
])('the profile says how many files are missing: %i of %i', (missing, registered, text) => {
  expect(notArrivedText(missing, registered)).toBe(text);
});

describe('the dialog says how many missing files are among the chosen ones', () => {
  it.each([
    [0, 1, 'The missing file is not among the chosen ones.'],
    [0, 25, 'None of the 25 missing files is among the chosen ones.'],
    [1, 25, '1 of 25 missing files was found.'],
    [20, 25, '20 of 25 missing files were found.'],
    [1_000, 2_000, '1,000 of 2,000 missing files were found.'],
  ])('%i of %i', (found, missing, text) => {
    expect(foundText(found, missing)).toBe(text);
  });
});

describe('the question before processing says what never arrived: supplementary files are not left out for good', () => {
  const kind = (type: StoredKind['type'], registeredCount: number, uploadedCount: number): StoredKind => ({
    type,
    label: 'Files',
    hasPictures: false,
    registeredCount,
    uploadedCount,
  });
  it.each<[string, StoredKind[], string]>([
    ['nothing', [kind('two', 3, 3), kind('supplementary', 1, 1)], ''],
    [
      'images and sonar parameters',
      [kind('two', 3, 2), kind('sonar', 1, 0)],
      '2 files never arrived and will be left out.',
    ],
    [
      'a PDF',
      [kind('supplementary', 1, 0)],
      '1 supplementary file never arrived and can still be uploaded afterwards.',
    ],
    [
      'both',
      [kind('two', 3, 2), kind('supplementary', 4, 2)],
      '1 file never arrived and will be left out. 2 supplementary files never arrived and can still be uploaded afterwards.',
    ],
  ])('%s', (_case, kinds, text) => {
    expect(neverArrivedText(kinds)).toBe(text);
  });
});
