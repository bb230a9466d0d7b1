import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The main navigation of an application.'],
  whenNot: ['Neighbouring pages: use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves through the items'],
    ['Enter', 'Activates the link or button'],
  ],
  accessibility: [
    'A navigation landmark with a list. The current page is `aria-current`.',
    'Below 768 px it is a bar at the bottom, in the same order.',
  ],
};
