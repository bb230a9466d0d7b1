import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People enter several lines of text.'],
  whenNot: ['The text has one line: use [TextField].'],
  keyboard: [
    ['Tab', 'Moves to the field, then to the next control'],
    ['Enter', 'Starts a new line'],
  ],
  accessibility: [
    'Counts user-perceived characters and announces 80 %, the limit and above, not every key.',
    'Name it with a [Field] or `aria-label`.',
  ],
};
