import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People compare things by their facts, such as people or documents.',
    'Rows can be sorted by columns, by the table or the server.',
  ],
  whenNot: [
    'People recognise things by their image: use [TileGrid].',
    'There is one thing with several facts: use [TitleBlock].',
    'People choose the order without columns: use [SortDropdown].',
  ],
  keyboard: [
    ['Tab', 'Moves through headers, checkboxes, links and menus; a scrollable table is also a tab stop'],
    ['Enter, Space', 'On a header: sorts by it, then in reverse, then, with `cycle`, not at all'],
    ['Arrow keys', 'Scroll the table while the table itself has focus'],
    ['Arrow Up, Arrow Down', 'On the checkbox of a row: moves to the one above or below'],
    ['Home, End', 'On the checkbox of a row: moves to the first or last one'],
    ['Space', 'On the checkbox of a row: selects or deselects it'],
    ['Shift+Space', 'Selects the range from the last selected row'],
    ['Shift with Arrow Up, Arrow Down, Home or End', 'Extends the selection'],
    ['Ctrl+A, Cmd+A', 'Selects every row'],
    ['Escape', 'Clears the selection; a dialog around the table stays open as long as there was something to clear'],
  ],
  accessibility: [
    'A native table named by `label`. If it scrolls, a region of the same name is focusable.',
    '`aria-sort` is on the header cell; the button in it sorts. A new order is announced politely.',
    "The column with `isRowHeader`, else the first, names the row: its checkbox is called 'Select' and that name.",
    "Above 200 rows, only visible rows are rendered: `aria-rowcount` and `aria-rowindex` expose positions, the focused row stays rendered, and the browser's search finds rendered rows only.",
    'The header and the first column are sticky and never cover the focused element.',
    'Give every header a text, also a hidden one above menus, and name the row in menus and links.',
    'The `highlightedRow` is tinted, outlined and has `aria-current`.',
    'With a selection, pass the ids of all rows to `useSelection`.',
  ],
};
