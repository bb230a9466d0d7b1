import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The share of each category in the whole matters, and there are up to about eight.'],
  whenNot: [
    'Counts are close to each other, or there are many: use [BarChart].',
    'The reader chooses between both: use [Chart].',
    'One part of one whole is shown: use [ProgressBar] or [UsageMeter].',
  ],
  keyboard: [
    ['Tab', 'Moves to the chart: to the first slice, later to the one last visited. Shows its tooltip'],
    ['Arrow right, arrow down', 'Next slice, clockwise'],
    ['Arrow left, arrow up', 'Slice before'],
    ['Home, End', 'First or last slice'],
    ['Enter, Space', 'Clicks the slice, where `onSliceClick` is given'],
    ['Escape', 'Closes the tooltip, of the focus or of the pointer, and nothing else'],
  ],
  accessibility: [
    'A group named by `label`. Each slice is a button where it can be clicked, else an image, with name, count and share.',
    'The legend is a table with counts and shares, so that colour is never needed. Hidden by `showLegend={false}` it stays for screen readers; narrow slices then show their name on hover and focus only.',
    'The surface shows between slices. In forced colours they keep their fill and get an edge.',
    'A label is white or black, whichever reads on its slice: at least 4.5:1 on any fill.',
    'A category with a count of 0 has no slice to see; keys and legend still tell of it.',
  ],
};
