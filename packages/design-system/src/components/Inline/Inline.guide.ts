import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Parts beside each other: an icon and its word, a name and its status, the tools of a list.'],
  whenNot: ['The buttons that end a form: use [ButtonRow].', 'Parts below each other: use [Stack].'],
  keyboard: [],
  accessibility: [
    'It has no role of its own: choose `as` by what the content is.',
    'Set `wrap` where the parts together can be wider than 320 px.',
  ],
};
