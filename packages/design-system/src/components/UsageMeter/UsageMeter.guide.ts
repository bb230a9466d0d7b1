import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A value is part of an allowance.'],
  whenNot: ['The value is the progress of work: use [ProgressBar].'],
  keyboard: [],
  accessibility: [
    'A meter whose value text is the two visible texts.',
    'Above the allowance it turns red and hatched, and its text says so.',
  ],
};
