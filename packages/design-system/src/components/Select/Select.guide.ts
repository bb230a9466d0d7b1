import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One of a list, in a form.'],
  whenNot: [
    'A few short choices: use [RadioChipGroup].',
    'The list is long and known by typing: use [SuggestionField].',
  ],
  keyboard: [
    ['Space', 'Opens the list; in it, chooses'],
    ['Enter', 'Opens the list; in it, chooses'],
    ['ArrowDown', 'Opens the list; in it, moves to the next option'],
    ['ArrowUp', 'Opens the list; in it, moves to the option before'],
    ['Home', 'Moves to the first option'],
    ['End', 'Moves to the last option'],
    ['Escape', 'Closes the list, the value stays'],
    ['Delete', 'Clears, where it may be cleared'],
    ['Tab', 'Closes the list and moves to the next control'],
  ],
  accessibility: [
    'Of more than 200 options only those near the ones in view are drawn; each says its place among all.',
    'A combobox with a listbox. First letters choose while closed and move while open. It closes when focus leaves.',
    "Nothing chosen is `null` and reads 'Select an option'. Named by the [Field] around it, or by `aria-label`.",
  ],
};
