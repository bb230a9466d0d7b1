import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A yes or no that is sent with a form.', 'Some or all of a list: the indeterminate state.'],
  whenNot: ['It applies at once: use [Switch].', 'Several short choices in a row: use [CheckboxChip].'],
  keyboard: [
    ['Tab', 'Moves to the box'],
    ['Space', 'Checks or unchecks it'],
  ],
  accessibility: [
    'A native checkbox; indeterminate is announced as mixed.',
    'Named by its children; without them give `aria-label`. `description` is announced after the name.',
  ],
};
