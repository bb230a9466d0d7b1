import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A chosen thing with a name, sometimes removable.'],
  whenNot: [
    'It names something with a colour of its own: use [SwatchLabel].',
    'It can be turned on and off: use [CheckboxChip].',
  ],
  keyboard: [
    ['Tab', 'Moves to its remove button'],
    ['Enter', 'Removes it'],
    ['Space', 'Removes it'],
  ],
  accessibility: [
    "Text, and a button named by `removeLabel`: 'Remove Priya Raman', not 'Remove'.",
    'Archived is also said in words. `invalid` draws a sign only: the field around says what is wrong.',
  ],
};
