import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The name of a category or severity: a thing with a colour of its own.'],
  whenNot: ['The thing has no colour: use [Chip].'],
  keyboard: [
    ['Tab', 'Archived: moves to it and shows why'],
    ['Enter', 'On its remove button: removes it'],
  ],
  accessibility: [
    "The swatch is decoration; the marker's words are read.",
    'Archived is struck through, said in words, and explained by a tooltip that the keyboard reaches.',
  ],
};
