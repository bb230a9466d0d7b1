import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One of a list, in a form.'],
  whenNot: [
    'There are few short options: use [RadioChipGroup].',
    'The list is long and people search it by typing: use [SuggestionField].',
  ],
  keyboard: [
    ['Space', 'Opens the list; in it, chooses'],
    ['Enter', 'Opens the list; in it, chooses'],
    ['ArrowDown', 'Opens the list; in it, moves to the next option'],
    ['ArrowUp', 'Opens the list; in it, moves to the option before'],
    ['Home', 'Moves to the first option'],
    ['End', 'Moves to the last option'],
    ['Escape', 'Closes the list and keeps the value'],
    ['Delete', 'Clears, where it may be cleared'],
    ['Tab', 'Closes the list and moves to the next control'],
  ],
  accessibility: [
    'Above 200 options, only those near the visible ones are rendered; each exposes its position.',
    'A combobox with a listbox. Typing selects while closed and moves while open. It closes on blur.',
    "Set `translate: 'no'` for options that are names: browsers that translate the page leave them as they are.",
    "No selection is `null` and shows 'Select an option'. Name it with a [Field] or `aria-label`.",
  ],
};
