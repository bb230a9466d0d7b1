import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several lines of text.'],
  whenNot: ['One line: use [TextField].'],
  keyboard: [
    ['Tab', 'Moves to the box and on'],
    ['Enter', 'Begins a new line'],
  ],
  accessibility: [
    'Counts what a person would call characters and says at 80 %, at the limit and over, not at each key.',
    'Named by the [Field] around it, or by `aria-label`.',
  ],
};
