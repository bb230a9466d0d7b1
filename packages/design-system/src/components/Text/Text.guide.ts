import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Notes, counts, names: words in a size, a tone or a weight of the type scale.'],
  whenNot: ['Titles: use [Heading].', 'A status: use [StatusBadge].'],
  keyboard: [],
  accessibility: [
    'It has no role of its own; `as` renders a paragraph or `strong`.',
    'Truncated text stays whole for screen readers; show it in full elsewhere or in a `title`.',
  ],
};
