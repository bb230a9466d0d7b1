import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The status of a thing, with its word.'],
  whenNot: ['Only a sign fits: use [StatusSign].', 'It needs a sentence: use [Banner].'],
  keyboard: [],
  accessibility: ['Its word is read once; the sign beside it is silent.'],
};
