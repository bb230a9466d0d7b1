import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Tiles in columns that answer to the room there is.'],
  whenNot: ['Rows of facts: use [SortableTable].'],
  keyboard: [],
  accessibility: ['A list with an item for each tile; `busy` marks it while the next page is fetched.'],
};
