import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Neighbouring pages, each with an address.'],
  whenNot: ['Panels of one page: use [Tabs].'],
  keyboard: [
    ['Tab', 'Moves along the links'],
    ['Enter', 'Follows one'],
  ],
  accessibility: ['A navigation of links; the shown page is `aria-current="page"`.'],
};
