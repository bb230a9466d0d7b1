import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['How much of an allowance is used.'],
  whenNot: ['The value is the progress of work: use [ProgressBar].'],
  keyboard: [],
  accessibility: [
    'A meter whose value text is the two words drawn beside it.',
    'Beyond the allowance it turns red, hatched, and its words say it.',
  ],
};
