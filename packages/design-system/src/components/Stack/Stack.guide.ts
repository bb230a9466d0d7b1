import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Parts below each other with the same space between them: a form, the sections of a page, the lines of a card.',
    'Two or three columns of fields, or a column of 24rem beside the rest.',
  ],
  whenNot: [
    'Parts beside each other: use [Inline].',
    'Rows with a rule between them: use [DataList].',
    'Tiles: use [TileGrid].',
  ],
  keyboard: [],
  accessibility: [
    'It has no role of its own: choose `as` by what the content is, such as `ul` for a list.',
    'The reading order is the order of the children in every number of columns.',
  ],
};
