import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several things share a location. The popup lists at most 50, and the number of the rest.'],
  whenNot: [
    'A list with a page of its own: use [TileGrid], or a table.',
    'Names that may be cut to one line: use [OverflowList].',
  ],
  keyboard: [
    ['Tab', 'Moves to the link of each row and highlights it'],
    ['Enter', 'Follows it'],
  ],
  accessibility: [
    'A list; each row is what `renderItem` returns, usually one link. Focus counts like the pointer for `onHoverItem`.',
    "'+N more' is text, not a control: the rest is found by zooming in.",
  ],
};
