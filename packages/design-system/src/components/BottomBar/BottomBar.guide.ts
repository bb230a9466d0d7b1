import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Two things that must stay in view at the end of a long page: a count and a pagination, Back and Next.'],
  whenNot: ['The buttons end a short form: use [ButtonRow].'],
  keyboard: [],
  accessibility: ['Plain content in reading order; it reserves its own room, so focus never hides behind it.'],
};
