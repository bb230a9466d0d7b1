import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People find one of many options by typing, or create one.'],
  whenNot: ['The list is short: use [Select].', 'People choose several: use [MultiSelectField].'],
  keyboard: [
    ['ArrowDown', 'Moves to the next suggestion'],
    ['ArrowUp', 'Moves to the previous suggestion'],
    ['Enter', 'Selects the suggestion or creates the typed text; otherwise closes the list, and then submits the form'],
    ['Escape', 'Closes the suggestions and keeps the text'],
    ['Tab', 'Closes them and moves to the next control'],
  ],
  accessibility: [
    'A combobox with a listbox. The number of results is announced.',
    '`onSearch` is called 300 ms after the last key; ignore responses to older searches. Name it with a [Field] or `aria-label`.',
  ],
};
