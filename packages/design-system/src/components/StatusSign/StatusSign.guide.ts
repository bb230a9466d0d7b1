import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A status where there is no room for its word, or beside it.'],
  whenNot: ['There is room for the word: use [StatusBadge].'],
  keyboard: [],
  accessibility: [
    'An image named by `label`; hidden without one, beside its word.',
    'Every kind has a shape of its own: colour only repeats it.',
  ],
};
