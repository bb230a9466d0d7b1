import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Pages with a number in the address, `?page=`.',
    '`onPageIntent` tells which page a person is about to ask for: fetch it in advance.',
  ],
  whenNot: ['The list is cut by skip and top: use [SkipPagination].'],
  keyboard: [
    ['Tab', 'Moves along the buttons and the box'],
    ['Enter', 'Presses a button; in the box goes to the page'],
  ],
  accessibility: [
    "A navigation; 'Page X of Y' is announced when it changes.",
    'At the ends buttons stay focusable and do nothing. The box ignores what is empty, no number, or beyond the last page.',
  ],
};
