import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['An upload that goes in parts.'],
  whenNot: ['Any other progress: use [ProgressBar].'],
  keyboard: [],
  accessibility: [
    'A progress bar whose value text is the words drawn beside it; colour only repeats them.',
    'Beyond its maximum or below zero it claims no value.',
  ],
};
