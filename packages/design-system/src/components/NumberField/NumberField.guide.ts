import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People enter a quantity, such as a height, a count or a limit.',
    'Set `unit` if the number has one. Screen readers read it with the number, and pasted numbers can include it.',
  ],
  whenNot: [
    'The digits are not a quantity, such as a phone or serial number: use [TextField].',
    'People set a minimum and a maximum together: use [RangeSlider].',
  ],
  keyboard: [
    ['Tab', 'Moves to the field; its buttons are not tab stops'],
    ['Arrow Up, Arrow Down', 'Increases or decreases by a step'],
    ['Page Up, Page Down', 'Increases or decreases by ten steps'],
    ['Home, End', 'Goes to the minimum or maximum if there is one, else moves the caret'],
    ['Enter', 'Finishes the change'],
  ],
  accessibility: [
    'A text field with the role spinbutton. Screen readers announce its limits on focus, and each new number with its unit.',
    'The buttons have names but are not tab stops, because arrow keys do the same. They keep focus in the field, which announces the number.',
    'Name it with a Field or `aria-label`. While it is empty, its unit is its description.',
    'Invalid input stays in the field. Its Field shows the error after the first blur; without a Field, use `onProblemChange` and show it yourself.',
    'A single comma or point is the decimal separator: a pasted 1,234 becomes 1.234. The mouse wheel never changes the number.',
  ],
};
