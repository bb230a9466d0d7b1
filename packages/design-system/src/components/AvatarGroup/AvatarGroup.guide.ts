import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show who is involved in little space: the first two people and a count of the others.'],
  whenNot: ['If all names must be visible at once, list them.'],
  keyboard: [
    ['Tab', 'Moves focus to the count'],
    ['Enter', 'Opens the list of the other people'],
    ['Escape', 'Closes the list and returns focus to the count'],
  ],
  accessibility: [
    'The count is a button whose accessible name says how many more people there are. It opens a list of their names.',
  ],
};
