import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One line of text.'],
  whenNot: ['A number: use [NumberField]. A date: use [DateField].', 'It searches: use [SearchField].'],
  keyboard: [['Tab', 'Moves to the box and on']],
  accessibility: [
    'Never cuts a text off: the counter turns red and what is too long is said once.',
    'Named by the [Field] around it, or by `aria-label`.',
  ],
};
