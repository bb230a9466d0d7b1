import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Controls float in a corner of an image or a map.'],
  whenNot: ['The buttons belong to a form: use [ButtonRow].'],
  keyboard: [
    ['Tab', 'Moves to the group, a single tab stop'],
    ['ArrowDown', 'Moves to the next button of a column'],
    ['ArrowUp', 'Moves to the previous button'],
    ['ArrowRight', 'Moves to the next button of a row'],
    ['ArrowLeft', 'Moves to the previous button'],
    ['Enter', 'Presses it'],
  ],
  accessibility: ['A toolbar named by `label`; a button that stays on is `aria-pressed`.'],
};
