import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A visible control needs a short explanation.'],
  whenNot: ['It contains controls: use [Popover].', 'It is the only name of the control: label the control instead.'],
  keyboard: [
    ['Tab', 'Opens it immediately on focus'],
    ['Escape', 'Closes it'],
  ],
  accessibility: [
    'Describes its trigger. It can be hovered, and Escape closes it without moving focus.',
    'It does not open on touch, so its content must be available elsewhere too.',
  ],
};
