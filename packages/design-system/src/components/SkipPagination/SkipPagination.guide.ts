import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A list that is asked for by skip and top.',
    'Use `onSkipIntent` to prefetch the page that a person is about to open.',
  ],
  whenNot: ['Pages have numbers in the address: use [PagePagination].'],
  keyboard: [
    ['Tab', 'Moves along the buttons'],
    ['Enter', 'Presses one'],
  ],
  accessibility: [
    "A navigation; 'Page X of Y' is announced when it changes.",
    'At the ends buttons stay focusable and do nothing.',
  ],
};
