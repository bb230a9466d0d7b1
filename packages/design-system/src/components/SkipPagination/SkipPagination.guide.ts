import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The list uses skip and top.', 'Use `onSkipIntent` to prefetch the page that a person is about to open.'],
  whenNot: ['Pages have numbers in the address: use [PagePagination].'],
  keyboard: [
    ['Tab', 'Moves through the buttons'],
    ['Enter', 'Presses one'],
  ],
  accessibility: [
    "A navigation landmark. Changes of 'Page X of Y' are announced.",
    'On the first and last page, unusable buttons stay focusable and do nothing.',
  ],
};
