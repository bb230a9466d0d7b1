import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The sign of the system: sign-in, empty covers, about pages.'],
  whenNot: ['A status: use [StatusSign].'],
  keyboard: [],
  accessibility: ['An image with `label`; hidden without one.'],
};
