import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The share of each category matters, with up to about eight categories.'],
  whenNot: [
    'Counts are similar, or there are many: use [BarChart].',
    'People choose between both: use [Chart].',
    'There is one part of a whole: use [ProgressBar] or [UsageMeter].',
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
    'A group named by `label`. Each slice is a button if it is clickable, else an image, named by name, count and share.',
    'The legend is a table with counts and shares, so colour is never needed. With `showLegend={false}` it is for screen readers only, and narrow slices show their name only on hover and focus.',
    'There are gaps between slices. In forced colours they keep their fill and get an outline.',
    'Labels are white or black, with a contrast of at least 4.5:1 on any fill.',
    'A category with a count of 0 has no visible slice; keys and legend still reach it.',
  ],
};
