import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To collapse a section that most people do not need right away.'],
  whenNot: ['To show one of several panels, use [Tabs].'],
  keyboard: [
    ['Tab', "Moves focus to the heading's button"],
    ['Enter', 'Opens or closes the section'],
    ['Space', 'Opens or closes the section'],
  ],
  accessibility: [
    'The heading contains a button with `aria-expanded` that controls the section.',
    "The browser's find in page finds collapsed content and opens the section.",
  ],
};
