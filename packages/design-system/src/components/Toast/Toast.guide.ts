import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Something succeeded or failed without interrupting the page.'],
  whenNot: ['The state lasts: use [Banner].', 'It needs an answer: use [ConfirmDialog].'],
  keyboard: [
    ['F8', 'Moves focus to the toasts'],
    ['Tab', 'Moves along their buttons'],
    ['Escape', 'Closes the focused one; after the last one focus is back where it was'],
  ],
  accessibility: [
    'A region of live messages; failed and warning ones are read at once. Focus is never taken.',
    '5000 ms, not while hovered or focused, nor while the page is in another tab; one with an action or a prominent error stays. At most three are shown; where a fourth would wait, the oldest that offers to take back what was done gives way.',
  ],
};
