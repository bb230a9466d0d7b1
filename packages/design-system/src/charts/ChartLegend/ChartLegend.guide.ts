import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A chart of your own needs its names, counts and shares beside it.'],
  whenNot: ['The chart is a [DonutChart] or [BarChart], which include a legend.'],
  keyboard: [],
  accessibility: [
    'A table with a caption and headings for screen readers; the name is the row header.',
    'Hovering a row calls `onActiveIdChange` with its id, so that you can highlight its mark. Keyboard users reach the marks in the chart.',
  ],
};
