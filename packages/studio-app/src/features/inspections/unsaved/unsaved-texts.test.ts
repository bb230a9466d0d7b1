import { describe, expect, it } from 'vitest';
import { chooseAgainText, restoredText, restoredTitle, type RestoredFiles } from './unsaved-texts.ts';

const AT = new Date(2026, 10, 20, 14, 5).getTime();
const NONE: RestoredFiles = { isReading: false, backCount: 0, awaitedCount: 0, canReopen: false };

describe('The banner says when the entries were made, and where their files are', () => {
  it.each<[string, Partial<RestoredFiles>, string]>([
    ['no files', {}, 'Entered on Nov 20, 2026 at 14:05.'],
    ['files are read', { isReading: true }, 'Entered on Nov 20, 2026 at 14:05. Reading its files…'],
    ['one is back', { backCount: 1 }, 'Entered on Nov 20, 2026 at 14:05. 1 file is back too.'],
    ['all are back', { backCount: 1_200 }, 'Entered on Nov 20, 2026 at 14:05. 1,200 files are back too.'],
    [
      'a permission is missing',
      { awaitedCount: 40, canReopen: true },
      'Entered on Nov 20, 2026 at 14:05. The browser needs your permission to read 40 files again.',
    ],
    [
      'some are not back',
      { backCount: 20, awaitedCount: 40 },
      'Entered on Nov 20, 2026 at 14:05. 40 files must be chosen again, in the steps that say so.',
    ],
  ])('%s', (_case, files, text) => expect(restoredText(AT, { ...NONE, ...files })).toBe(text));
});

it.each([
  ['a new inspection', false, 'Your unsaved inspection is back'],
  ['changes of one that exists', true, 'Your unsaved changes are back'],
])('the banner says what is back: %s', (_case, isExisting, title) => expect(restoredTitle(isExisting)).toBe(title));

it.each([
  [1, 'Choose the folder again: 1 file'],
  [40, 'Choose the folder again: 40 files'],
])('a step asks for %d files', (count, text) => expect(chooseAgainText(count)).toBe(text));
