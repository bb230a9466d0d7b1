import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show the mark of the product, such as on sign-in pages, empty covers and about pages.'],
  whenNot: ['To show a status, use [StatusSign].'],
  keyboard: [],
  accessibility: ['It is an image named by `label`. Without a label, it is hidden from screen readers.'],
};
