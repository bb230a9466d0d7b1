import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A status is next to its text, or there is no room for text.'],
  whenNot: ['There is room for text: use [StatusBadge].'],
  keyboard: [],
  accessibility: [
    'An image named by `label`; hidden without a label, next to its text.',
    'Every kind has its own shape, independent of colour.',
  ],
};
