import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Work that goes on behind every page, such as uploads.'],
  whenNot: ['A single message: use [Toast].'],
  keyboard: [
    ['Tab', 'Moves along the buttons of the bar and the list'],
    ['Enter', 'On Minimise or Expand: puts the list away or shows it'],
  ],
  accessibility: [
    'A named region; its summary is announced politely, at most every ten seconds.',
    'The document knows its height: nothing focused is covered.',
  ],
};
