import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Something to read beside the content while it is worked on.'],
  whenNot: ['It has to be dealt with first: use [Dialog].'],
  keyboard: [],
  accessibility: ['A complementary landmark named by its title.'],
};
