import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Your own chart describes the hovered or focused mark.'],
  whenNot: [
    'It belongs to one of the charts here: [DonutChart] and [BarChart] bring theirs.',
    'A control is explained: use [Tooltip].',
  ],
  keyboard: [],
  accessibility: [
    'Role tooltip. The mark has to carry the same words in its name, and Escape has to take the tooltip away.',
    'It may be pointed at: keep it open while the pointer is on it.',
  ],
};
