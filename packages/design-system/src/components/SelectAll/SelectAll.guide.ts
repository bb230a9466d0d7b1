import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Several items of a list, a table or tiles can be selected for one action.',
    'A list has several pages and the action may concern all of them: give it a selection of useBulkSelection and the total.',
  ],
  whenNot: [
    'Only the rows of a table that are drawn can be selected: the box in the header of [SortableTable] suffices.',
    'A few choices of a form are made: use [CheckboxChip].',
  ],
  keyboard: [
    ['Tab', 'Moves to the box, then to the button that goes beyond the page'],
    ['Space', 'On the box: selects the page, then everything, then nothing'],
    ['Enter, Space', 'On the button: selects everything and moves to the box'],
    ['Escape', 'Clears the selection; a dialog around it stays open as long as there was something to clear'],
  ],
  accessibility: [
    "A native checkbox, mixed when some but not all are selected; its name is 'N of M selected'.",
    'The count is announced politely, at most once a second, and not before it first changes.',
    'Disabled and off while there is nothing to select.',
    'Ctrl+A, Shift and arrows belong to the list itself: useSelectionKeys, which SortableTable has built in.',
  ],
};
