import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People find one of many options by typing, or create one.'],
  whenNot: ['The list is short: use [Select].', 'People choose several: use [MultiSelectField].'],
  keyboard: [
    ['ArrowDown', 'Opens the list, and moves to the next suggestion'],
    ['ArrowUp', 'Opens the list, and moves to the previous suggestion'],
    ['Alt+ArrowDown', 'Opens the list'],
    ['Alt+ArrowUp', 'Closes the list'],
    ['Enter', 'Selects the suggestion or creates the typed text; otherwise closes the list, and then submits the form'],
    ['Escape', 'Closes the suggestions and keeps the text'],
    ['Tab', 'Closes them and moves to the next control'],
  ],
  accessibility: [
    "Set `translate: 'no'` for suggestions that are names: browsers that translate the page leave them as they are.",
    'Opens on a click or an arrow key, before anything is typed. A caret shows that there is a list, unless `onSearch` makes it.',
    'A combobox with a listbox. The number of results is announced.',
    '`onSearch` is called 300 ms after the last key; ignore responses to older searches. Name it with a [Field] or `aria-label`.',
  ],
};
