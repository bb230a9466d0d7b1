import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['An [ImageViewer] shows what is known of its image: give it as `facts`.'],
  whenNot: ['Facts about a record of a page: use [TitleBlock].'],
  keyboard: [
    ['Tab', "Goes through 'Close facts', the rows while they scroll, and the buttons and links in them"],
    ['Arrow up, Arrow down', 'Scrolls the rows, when they do not fit'],
  ],
  accessibility: [
    'A region named by its heading, with the facts as a description list.',
    'The rows take focus while they are higher than their place, so that keys can scroll them.',
    "The button that copies is named by the label of its row: 'Copy Position'. It can be reached by Tab, and is seen with focus, on hover of its row, and always without hover.",
    "'Copied', or 'Not copied' when the browser does not allow it, is announced politely. A page without HTTPS has no clipboard.",
    'It is busy while rows are being loaded. Placeholders appear after 200 ms; rows that are there fade then.',
    'Leave out a fact that does not exist: rows without a value are not shown.',
  ],
};
