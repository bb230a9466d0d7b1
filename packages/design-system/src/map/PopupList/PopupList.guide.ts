import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several things stand at one place and the popup of a map names them: 50 at most, the rest as a number.'],
  whenNot: [
    'A list with a page of its own: use [TileGrid], or a table.',
    'Names that may be cut to one line: use [OverflowList].',
  ],
  keyboard: [
    ['Tab', 'Moves to the link of each row, and so tells which one is looked at'],
    ['Enter', 'Follows it'],
  ],
  accessibility: [
    'A list; each row is what `renderItem` returns, usually one link. Focus counts like the pointer for `onHoverItem`.',
    "'+N more' is text, not a control: the rest is found by zooming in.",
  ],
};
