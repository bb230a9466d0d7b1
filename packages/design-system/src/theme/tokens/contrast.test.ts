import { describe, expect, it } from 'vitest';
import { colourAt, contrastRatio } from '../../testing/contrast.js';
import { darkColours } from './dark-colours.js';
import { lightColours } from './light-colours.js';
import { markPairs, textPairs } from './contrast-pairs.js';

describe('contrastRatio', () => {
  it.each([
    ['black on white', 'oklch(0 0 0)', 'oklch(1 0 0)', 21],
    ['a colour on itself', 'oklch(0.5 0.17 256)', 'oklch(0.5 0.17 256)', 1],
  ])('%s', (_case, first, second, ratio) => expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1));
});

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s theme', (_theme, colours) => {
  describe.each([
    ['text is at least 4.5:1', textPairs, 4.5],
    ['marks, borders of controls, signs and focus are at least 3:1', markPairs, 3],
  ])('%s', (_rule, pairs, required) => {
    it.each(Object.entries(pairs))('%s', (foreground, backgrounds) => {
      const tooLow = backgrounds
        .map((background) => ({
          background,
          ratio: contrastRatio(colourAt(colours, foreground), colourAt(colours, background)),
        }))
        .filter(({ ratio }) => ratio < required);
      expect(tooLow).toEqual([]);
    });
  });
});
