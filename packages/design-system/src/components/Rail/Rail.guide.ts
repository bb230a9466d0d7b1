import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The main navigation of an application.'],
  whenNot: ['Neighbouring pages: use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves along the items'],
    ['Enter', 'Follows a link, presses a button'],
  ],
  accessibility: [
    'A navigation with a list; the item of the page is `aria-current`.',
    'Below 768 px it is a bar at the bottom, same order.',
  ],
};
