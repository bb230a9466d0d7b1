import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A measurement has a low, high, median and average.'],
  whenNot: ['There are other facts: use [TitleBlock].'],
  keyboard: [],
  accessibility: ['A description list. A missing value has a text; zero is a value.'],
};
