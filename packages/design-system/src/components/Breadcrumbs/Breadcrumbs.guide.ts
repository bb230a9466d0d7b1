import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show where a nested page is, with links to the pages above it.'],
  whenNot: ['For pages on the same level, use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves focus to the next link'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'It is a navigation landmark with an ordered list. The current page has `aria-current="page"` and is not a link.',
    'On narrow pages only the parent is shown, with a back arrow. The other links are not in the tab order.',
  ],
};
