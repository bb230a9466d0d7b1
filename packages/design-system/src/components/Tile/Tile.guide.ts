import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A thing in a collection: its picture, name and a few facts.'],
  whenNot: ['Facts are compared: use [SortableTable].'],
  keyboard: [
    ['Tab', "Moves to the tile's link, then to its menu"],
    ['Enter', 'Follows the link'],
  ],
  accessibility: [
    'An article with a heading and exactly one link, whose target is the whole tile; the picture says nothing.',
    'Struck means archived and is said in words.',
  ],
};
