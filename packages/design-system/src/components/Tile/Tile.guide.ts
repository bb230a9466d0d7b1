import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A collection shows things with image, name and a few facts.'],
  whenNot: ['People compare facts: use [SortableTable].'],
  keyboard: [
    ['Tab', "Moves to the tile's link, then to its menu"],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'An article with a heading and one link, whose target is the whole tile. The image is decorative.',
    'A struck-through name is announced as archived.',
  ],
};
