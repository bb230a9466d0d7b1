import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'The URL has a page number, `?page=`.',
    'Use `onPageIntent` to prefetch the page that a person is about to open.',
  ],
  whenNot: ['The list uses skip and top: use [SkipPagination].'],
  keyboard: [
    ['Tab', 'Moves through the buttons and the box'],
    ['Enter', 'Presses a button; in the box goes to the page'],
  ],
  accessibility: [
    "A navigation landmark. Changes of 'Page X of Y' are announced.",
    'On the first and last page, unusable buttons stay focusable and do nothing. The box ignores empty input, text and pages beyond the last.',
  ],
};
