import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Related pages have their own URLs.'],
  whenNot: ['The panels are on one page: use [Tabs].'],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Follows the link'],
  ],
  accessibility: ['A navigation landmark with links; the current page is `aria-current="page"`.'],
};
