import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several things share a location. The popup lists at most 50, and the number of the rest.'],
  whenNot: ['The list has its own page: use [TileGrid] or a table.', 'The names fit on one line: use [OverflowList].'],
  keyboard: [
    ['Tab', 'Moves to the link of each row and highlights it'],
    ['Enter', 'Follows it'],
  ],
  accessibility: [
    'A list; `renderItem` renders each row, usually as one link. Focus also triggers `onHoverItem`.',
    "'+N more' is text, not a control: people zoom in to see the rest.",
  ],
};
