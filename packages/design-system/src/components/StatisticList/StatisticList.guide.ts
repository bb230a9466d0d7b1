import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Low, high, median and average of a measurement.'],
  whenNot: ['Other facts about a thing: use [TitleBlock].'],
  keyboard: [],
  accessibility: ['Terms and descriptions. A figure that does not exist is said in words; zero is a figure.'],
};
