import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A thing has a status.'],
  whenNot: ['Only an icon fits: use [StatusSign].', 'It needs a sentence: use [Banner].'],
  keyboard: [],
  accessibility: ['Screen readers read its text; the icon is hidden.'],
};
