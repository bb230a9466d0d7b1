import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several of many, found by typing.'],
  whenNot: ['A few choices: use [CheckboxChip].', 'Free texts: use [MultiValueField].'],
  keyboard: [
    ['ArrowDown', 'Moves to the next suggestion'],
    ['ArrowUp', 'Moves to the suggestion before'],
    ['Enter', 'Chooses the suggestion; without one closes the list, and only then submits the form'],
    ['Escape', 'Closes the suggestions'],
    ['Backspace', 'In the empty box goes to the last chip; on a chip removes it'],
    ['Delete', 'On a chip removes it'],
    ['ArrowLeft', 'Moves along the chips'],
    ['ArrowRight', 'Moves along the chips'],
  ],
  accessibility: [
    'A combobox and a list of chips with one tab stop; a choice and a removal are announced, and after a removal focus goes to the neighbour.',
    'Named by the [Field] around it, or by `aria-label`.',
  ],
};
