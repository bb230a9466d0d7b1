import { describe, expect, it } from 'vitest';
import { photoProblemSentence, photoProblems } from './photo-problems.ts';

const NOW_MS = Date.UTC(2026, 10, 28, 12);
const position = { latitude: 56, longitude: -3.4 };
const takenMs = NOW_MS - 1_000;

describe('Each fact that a photo lacks has one sentence', () => {
  it.each([
    ['nothing', { position, takenMs }, []],
    ['no position', { takenMs }, ['The file has no position.']],
    [
      'no satellite fix',
      { position: { latitude: 0, longitude: 0 }, takenMs },
      ['The position of the file is 0, 0: its camera had no satellite fix.'],
    ],
    ['no time', { position }, ['The file does not say when it was taken.']],
    [
      'a wrong clock',
      { position, takenMs: NOW_MS + 2 * 86_400_000 },
      ['The file says that it was taken in the future: the clock of its camera was wrong.'],
    ],
    ['neither', {}, ['The file has no position.', 'The file does not say when it was taken.']],
  ])('%s', (_case, photo, sentences) =>
    expect(photoProblems(photo, NOW_MS).map(photoProblemSentence)).toEqual(sentences),
  );
});
