import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A page lies under others and a person may want to go up.'],
  whenNot: ['Pages stand side by side: use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves along the links'],
    ['Enter', 'Follows one'],
  ],
  accessibility: [
    'A navigation with an ordered list; the page itself is `aria-current="page"` and no link.',
    'On narrow pages the parent stands alone with an arrow back; the others stay out of the tab order.',
  ],
};
