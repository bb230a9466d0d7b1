import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A wait of unknown length and shape.'],
  whenNot: ['The shape is known: use [Skeleton].', 'Its end is known: use [ProgressBar].'],
  keyboard: [],
  accessibility: [
    'A status with `label`; silent without one, beside words that say it.',
    'With reduced motion it steps.',
  ],
};
