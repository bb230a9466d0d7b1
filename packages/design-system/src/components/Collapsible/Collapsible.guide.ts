import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A section most people do not need at once.'],
  whenNot: ['One of several panels shows: use [Tabs].'],
  keyboard: [
    ['Tab', "Moves to the heading's button"],
    ['Enter', 'Opens or closes the section'],
    ['Space', 'Opens or closes the section'],
  ],
  accessibility: [
    'A button with `aria-expanded` that controls the section.',
    "What is folded away is still found by the browser's find in page, which opens it.",
  ],
};
