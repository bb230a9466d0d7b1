import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show background work on every page, such as uploads.'],
  whenNot: ['For a single message, use [Toast].'],
  keyboard: [
    ['Tab', 'Moves focus through the buttons of the bar and the list'],
    ['Enter', 'On Minimise or Expand: hides or shows the list'],
  ],
  accessibility: [
    'It is a region named by `title`. `announcement` is announced politely, at most every 10 seconds.',
    'It sets its height on the document, so that it never covers the focused element.',
  ],
};
