import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One of many, found by typing, perhaps created.'],
  whenNot: ['All fit in a short list: use [Select].', 'Several: use [MultiSelectField].'],
  keyboard: [
    ['ArrowDown', 'Moves to the next suggestion'],
    ['ArrowUp', 'Moves to the suggestion before'],
    ['Enter', 'Chooses it, or creates what is typed; without one closes the list, and only then submits the form'],
    ['Escape', 'Closes the suggestions, the text stays'],
    ['Tab', 'Closes them and moves to the next control'],
  ],
  accessibility: [
    'A combobox with a listbox; how many results there are is announced once.',
    '`onSearch` is called 300 ms after the last key; ignore responses to older searches. Named by the [Field] around it, or by `aria-label`.',
  ],
};
