import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A chart of your own needs its names, counts and shares beside it.'],
  whenNot: ['It belongs to one of the charts here: [DonutChart] and [BarChart] bring theirs.'],
  keyboard: [],
  accessibility: [
    'A table with a caption and headings that only screen readers meet; each row is headed by its name.',
    'Hovering a row calls `onActiveIdChange` with its id, so that you can highlight its mark. Keyboard users reach the marks in the chart.',
  ],
};
