import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People read something next to the content while they work on it.'],
  whenNot: ['It must be handled first: use [Dialog].'],
  keyboard: [],
  accessibility: ['A complementary landmark named by its title.'],
};
