import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Your own chart describes the hovered or focused mark.'],
  whenNot: [
    'The chart is a [DonutChart] or [BarChart], which include tooltips.',
    'It explains a control: use [Tooltip].',
  ],
  keyboard: [],
  accessibility: [
    'Role tooltip. Include the same text in the name of the mark, and close the tooltip on Escape.',
    'Keep it open while it is hovered.',
  ],
};
