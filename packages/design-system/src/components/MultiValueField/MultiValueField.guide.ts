import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Several values are typed freely, one after another: e-mail addresses, the people of a team.',
    'People paste lists: commas, semicolons, tabs and line breaks part the entries.',
  ],
  whenNot: [
    'The values come from a known list: use [MultiSelectField].',
    'There are a few fixed choices: use [CheckboxChip].',
    'There is one value: use [TextField].',
  ],
  keyboard: [
    ['Enter', 'Adds what is typed; in the empty box it submits the form'],
    [', or ;', 'Adds what stands before it'],
    ['Backspace', 'In the empty box: goes to the last entry; on an entry: removes it'],
    ['Tab', 'Adds what is typed and moves on: button, then entries, which are one stop'],
    ['Left arrow, Right arrow', 'On an entry: moves along the entries; past the last one, back to the box'],
    ['Home, End', 'On an entry: first, last'],
    ['Delete', 'On an entry: removes it'],
  ],
  accessibility: [
    'A text box named by the Field around it or by aria-label, a button named after both, and a list of entries.',
    'Adding, removing and leaving out duplicates is announced. After a removal focus goes to the entry that moved up, and to the box when none is left.',
    'A wrong entry carries an octagon, and its remove button is described by the message below the field.',
    'Say in the hint of the Field what parts the entries, if people are likely to paste many.',
  ],
};
