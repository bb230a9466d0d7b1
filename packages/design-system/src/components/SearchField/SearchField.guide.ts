import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People filter a list by typing.'],
  whenNot: ['People choose from suggestions: use [SuggestionField].'],
  keyboard: [
    ['Enter', 'Searches immediately'],
    ['Escape', 'Clears the field; a dialog around it stays open'],
  ],
  accessibility: [
    'A searchbox. `onSearch` is called 300 ms after the last key.',
    'Name it with a [Field] or `aria-label`.',
  ],
};
