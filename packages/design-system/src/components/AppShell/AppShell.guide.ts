import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The frame of a whole application: skip link, rail, header, main and tray.'],
  whenNot: ['Part of a page needs two columns: use [SidePanel] in a row that wraps.'],
  keyboard: [
    ['Tab', 'Reaches the skip link first'],
    ['Enter', 'On the skip link: moves focus to the main content'],
  ],
  accessibility: [
    'Rail, header, main and tray are landmarks in reading order; each is given as a prop, the shell supplies the elements.',
    'The height of the tray is kept free under the content, so that nothing focused hides behind it.',
  ],
};
