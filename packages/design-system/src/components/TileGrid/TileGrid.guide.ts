import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Tiles are in columns that adapt to the width.'],
  whenNot: ['There are rows of facts: use [SortableTable].'],
  keyboard: [],
  accessibility: ['A list with an item per tile. `busy` sets `aria-busy` while the next page loads.'],
};
