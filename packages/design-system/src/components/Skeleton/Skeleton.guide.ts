import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Something of a known shape is on its way.'],
  whenNot: ['The shape is unknown: use [Spinner].'],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology: mark the region with `aria-busy`.',
    'It appears after 200 ms, does not animate with reduced motion, and has the exact final size.',
  ],
};
