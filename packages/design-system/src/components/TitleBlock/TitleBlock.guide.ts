import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A page shows the facts about one thing.'],
  whenNot: ['The facts are statistics of a measurement: use [StatisticList].'],
  keyboard: [],
  accessibility: ['A description list. A missing value has a text, never only a dash.'],
};
