import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The facts about one thing, as in the corner of a drawing.'],
  whenNot: ['Figures of a measurement: use [StatisticList].'],
  keyboard: [],
  accessibility: ['Terms and descriptions; what does not exist is written in words, never as a dash alone.'],
};
