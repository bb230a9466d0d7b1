import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Several items of a list, a table or tiles can be selected for one action.',
    'A list has several pages and the action can apply to all: pass a selection of `useBulkSelection` and the total.',
  ],
  whenNot: [
    'Only the rows of one table page can be selected: the checkbox in the header of [SortableTable] suffices.',
    'People choose a few options in a form: use [CheckboxChip].',
  ],
  keyboard: [
    ['Tab', 'Moves to the checkbox, then to the button that selects all pages'],
    ['Space', 'On the checkbox: selects the page, then everything, then nothing'],
    ['Enter, Space', 'On the button: selects everything and moves to the checkbox'],
    ['Escape', 'Clears the selection; a dialog around it stays open if there was one'],
  ],
  accessibility: [
    "A native checkbox, mixed when some but not all are selected; its name is 'N of M selected'.",
    'Changes of the count are announced politely, at most once a second.',
    'Disabled and unchecked while there is nothing to select.',
    'The list itself handles Ctrl+A, Shift and arrows: use `useSelectionKeys`, which SortableTable has built in.',
  ],
};
