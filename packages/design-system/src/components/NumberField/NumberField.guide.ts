import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A number is entered that can be added to or compared: a height, a count, a limit.',
    'Give a unit where the number has one; it is read and pasted with the number.',
  ],
  whenNot: [
    'Digits that are no quantity, such as a phone number or a serial number: use [TextField].',
    'A lower and an upper end are set together: use [RangeSlider].',
  ],
  keyboard: [
    ['Tab', 'Moves to the field; its buttons are no tab stops'],
    ['Arrow Up, Arrow Down', 'Adds or takes away a step'],
    ['Page Up, Page Down', 'Adds or takes away ten steps'],
    ['Home, End', 'Goes to the lowest or highest number, where there is one; else moves the caret'],
    ['Enter', 'Finishes the change'],
  ],
  accessibility: [
    'A text field with the role spinbutton: limits are announced on entering, and each new number with its unit.',
    'The buttons are named but no tab stops, since keys do the same. They leave focus in the field, which announces the number.',
    'Name it by a Field around it or by aria-label. While it is empty its unit is its description.',
    'What cannot be read or lies outside of the limits stays in the field. The Field around it shows why once it was touched; without a Field take `onProblemChange` and show it yourself.',
    'A lone comma or point is read as the decimal sign: a pasted 1,234 becomes 1.234. The wheel never changes the number.',
  ],
};
