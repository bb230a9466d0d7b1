import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['For a link that is the next step and should look like a button.'],
  whenNot: ['To start an action, use [Button].', 'For a link in a sentence, use a plain link.'],
  keyboard: [
    ['Tab', 'Moves focus to the link'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    "It is a link. With `asChild`, it styles your router's link.",
    'If it opens a new tab, say so in its label.',
  ],
};
