import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A page that cannot be shown: forbidden, not found, broken.'],
  whenNot: ['Only a part cannot be shown: use [ErrorPanel] or [EmptyState].'],
  keyboard: [
    ['Tab', 'Moves to its action'],
    ['Enter', 'Runs it'],
  ],
  accessibility: [
    'The title is the heading of the page, and gets focus with `focusOnMount`; the drawing is decoration.',
  ],
};
