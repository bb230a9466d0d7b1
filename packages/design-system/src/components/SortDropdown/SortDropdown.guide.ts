import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The order of a list of tiles.'],
  whenNot: ['A table: its headers sort, use [SortableTable].'],
  keyboard: [
    ['Enter', 'Opens the list of orders; in the list, selects one'],
    ['ArrowDown', 'Moves to the next order'],
    ['ArrowUp', 'Moves to the previous order'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['A button that says the order, and a menu of radio items.'],
};
