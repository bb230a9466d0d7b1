import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People enter one line of text.'],
  whenNot: ['A number: use [NumberField]. A date: use [DateField].', 'It is a search: use [SearchField].'],
  keyboard: [['Tab', 'Moves to the field, then to the next control']],
  accessibility: [
    'Never truncates text: the counter turns red and the excess is announced once.',
    'Name it with a [Field] or `aria-label`.',
  ],
};
