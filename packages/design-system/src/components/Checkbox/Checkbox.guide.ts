import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'For a yes or no that is submitted with a form.',
    'To select all items of a list; indeterminate when some are selected.',
  ],
  whenNot: [
    'For a setting that applies immediately, use [Switch].',
    'For several short options in a row, use [CheckboxChip].',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the checkbox'],
    ['Space', 'Checks or unchecks it'],
  ],
  accessibility: [
    'It is a native checkbox. The indeterminate state is announced as mixed.',
    'Its children are its accessible name; without them, set `aria-label`. `description` is announced after the name.',
  ],
};
