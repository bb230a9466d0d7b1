import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The order of a list of tiles.'],
  whenNot: ['A table: its headers sort, use [SortableTable].'],
  keyboard: [
    ['Enter', 'Opens the list of orders; in it, chooses'],
    ['ArrowDown', 'Moves to the next order'],
    ['ArrowUp', 'Moves to the order before'],
    ['Escape', 'Closes it'],
  ],
  accessibility: ['A button that says the order, and a menu of radio items.'],
};
