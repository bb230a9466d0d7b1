import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A list that is asked for by skip and top.',
    '`onSkipIntent` tells which page a person is about to ask for: fetch it in advance.',
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
