import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To choose several of many options, from a list that narrows by typing.'],
  whenNot: ['For a few options, use [CheckboxChip].', 'For free text, use [MultiValueField].'],
  keyboard: [
    ['ArrowDown', 'Opens the list, and moves to the next suggestion'],
    ['ArrowUp', 'Opens the list, and moves to the previous suggestion'],
    ['Alt+ArrowDown', 'Opens the list'],
    ['Alt+ArrowUp', 'Closes the list'],
    ['Enter', 'Chooses the active suggestion. Without one, closes the list; if it is closed, submits the form'],
    ['Escape', 'Closes the suggestions'],
    ['Backspace', 'In the empty box, moves to the last chip; on a chip, removes it'],
    ['Delete', 'On a chip, removes it'],
    ['ArrowLeft', 'On a chip, moves to the previous one'],
    ['ArrowRight', 'On a chip, moves to the next one; on the last, back to the box'],
  ],
  accessibility: [
    "Chips are not translated by browsers; set `translate: 'no'` for options that are names, too.",
    'It is a combobox and a list of chips with one tab stop. Choosing and removing are announced. After a removal, focus moves to the neighbouring chip.',
    'It is named by the [Field] around it or by `aria-label`.',
  ],
};
