import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Things are compared by their facts: people, documents, the assets somebody created.',
    'Rows are ordered by their columns, by the table itself or by the server.',
  ],
  whenNot: [
    'Things are recognised by their picture: use [TileGrid].',
    'One thing has several facts: use [TitleBlock].',
    'The order alone is chosen, without columns: use [SortDropdown].',
  ],
  keyboard: [
    [
      'Tab',
      'Moves through headers, boxes, and the links and menus of the rows; a table that scrolls is a stop of its own',
    ],
    ['Enter, Space', 'On a header: sorts by it, then the other way, then, in a cycle, not at all'],
    ['Arrow keys', 'Scroll the table while it has focus itself'],
    ['Arrow Up, Arrow Down', 'On the box of a row: move to the box above or below'],
    ['Home, End', 'On the box of a row: move to the first or last box'],
    ['Space', 'On the box of a row: selects it, or takes it out'],
    ['Shift+Space', 'Selects everything from the previous click to the row'],
    ['Shift with Arrow Up, Arrow Down, Home or End', 'Selects on the way'],
    ['Ctrl+A, Cmd+A', 'Selects every row'],
    ['Escape', 'Clears the selection; a dialog around the table stays open as long as there was something to clear'],
  ],
  accessibility: [
    'A native table, named by `label`. Where it scrolls, a region of the same name takes focus.',
    '`aria-sort` is on the header cell; the button in it sorts. A new order is announced politely.',
    "The column marked `isRowHeader`, else the first, names the row: the box of a row is called 'Select' and that name.",
    'Above 200 rows only those in view are drawn: aria-rowcount and aria-rowindex tell the place, the row with focus stays, and Find in page sees only what is drawn.',
    'The header and the first column stay in place and never cover what has focus.',
    'You supply the words of each header, also of a hidden one over menus, and menus and links that name their row.',
    'With a selection, give `useSelection` the ids of all rows.',
  ],
};
