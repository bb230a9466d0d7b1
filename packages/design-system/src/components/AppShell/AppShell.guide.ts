import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To lay out a whole application: skip link, rail, header, main content and tray.'],
  whenNot: ['For two columns inside a page, use [SidePanel] in a row that wraps.'],
  keyboard: [
    ['Tab', 'Moves focus to the skip link first'],
    ['Enter', 'On the skip link: moves focus to the main content'],
  ],
  accessibility: [
    'Rail, header, main and tray are landmarks in reading order. The shell renders the header and main elements.',
    'The content keeps room for the tray, so the tray never covers the focused element.',
  ],
};
