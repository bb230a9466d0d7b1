import { describe, expect, it } from 'vitest';
import { completedText } from './completed-text.ts';

describe('A completed inspection says how many images have problems', () => {
  it.each([
    [0, 'Processing is complete.'],
    [1, 'Processing is complete. 1 image has a problem.'],
    [3, 'Processing is complete. 3 images have problems.'],
    [1204, 'Processing is complete. 1,204 images have problems.'],
  ])('%i: %s', (count, text) => expect(completedText(count)).toBe(text));
});
