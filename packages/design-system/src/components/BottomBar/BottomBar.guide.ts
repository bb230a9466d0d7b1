import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To keep two items in view at the bottom of a long page, such as a count and a pagination, or Back and Next.'],
  whenNot: ['For the buttons of a short form, use [ButtonRow].'],
  keyboard: [],
  accessibility: ['It has no role of its own. It reserves its height, so it never covers the focused element.'],
};
