import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show a chosen item by name, optionally with a remove button.'],
  whenNot: [
    'To name something that has its own colour, use [SwatchLabel].',
    'For an option that can be turned on and off, use [CheckboxChip].',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the remove button'],
    ['Enter', 'Removes it'],
    ['Space', 'Removes it'],
  ],
  accessibility: [
    "It is text and a button named by `removeLabel`. Include the name: 'Remove Priya Raman', not 'Remove'.",
    'The archived state is announced. `invalid` only shows a sign: the field must say what is wrong.',
  ],
};
