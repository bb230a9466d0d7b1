import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Who is involved, in little room: the first two and how many more.'],
  whenNot: ['All names have to be seen at once: list them.'],
  keyboard: [
    ['Tab', 'Moves to the button with the number of the others'],
    ['Enter', 'Opens the list of their names'],
    ['Escape', 'Closes it and goes back to the button'],
  ],
  accessibility: ['The number is a button whose name says how many more there are; the card lists their names.'],
};
