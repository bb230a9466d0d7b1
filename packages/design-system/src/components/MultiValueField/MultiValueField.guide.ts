import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'To enter several values as free text, such as e-mail addresses or the people of a team.',
    'To paste lists: commas, semicolons, tabs and line breaks separate the entries. For lists with a form of their own, such as mail recipients, set `readEntries`.',
  ],
  whenNot: [
    'To choose from a list, use [MultiSelectField].',
    'For a few fixed options, use [CheckboxChip].',
    'For a single value, use [TextField].',
  ],
  keyboard: [
    ['Enter', 'Adds the typed text; in the empty box, submits the form'],
    [', or ;', 'Adds the text before it'],
    ['Backspace', 'In the empty box, moves to the last entry; on an entry, removes it'],
    ['Tab', 'Adds the typed text and moves focus to the button, then to the entries, which are one tab stop'],
    ['Left arrow, Right arrow', 'On an entry, moves to the neighbouring one; after the last, back to the box'],
    ['Home, End', 'On an entry, moves to the first or last one'],
    ['Delete', 'On an entry, removes it'],
  ],
  accessibility: [
    'It is a text box named by the Field around it or by `aria-label`, a button named by its label and the name of the box, and a list of entries.',
    'Added, removed and duplicate entries are announced. After a removal, focus moves to the next entry, or to the box if none remains.',
    'An invalid entry has an octagon, and its remove button is described by the message below the field.',
    'If people are likely to paste many values, name the separators in the hint of the Field.',
  ],
};
