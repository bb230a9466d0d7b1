import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A list is narrowed down by what is typed.'],
  whenNot: ['Something is chosen from suggestions: use [SuggestionField].'],
  keyboard: [
    ['Enter', 'Asks at once'],
    ['Escape', 'Empties the box; a dialog around it stays open for that'],
  ],
  accessibility: [
    'A search box; `onSearch` is called 300 ms after the last key.',
    'Named by the [Field] around it, or by `aria-label`.',
  ],
};
