import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Controls that float over a picture or a map, in one of its corners.'],
  whenNot: ['Buttons of a form: use [ButtonRow].'],
  keyboard: [
    ['Tab', 'Moves to the group, one stop'],
    ['ArrowDown', 'Moves to the next button of a column'],
    ['ArrowUp', 'Moves to the button before'],
    ['ArrowRight', 'Moves to the next button of a row'],
    ['ArrowLeft', 'Moves to the button before'],
    ['Enter', 'Presses it'],
  ],
  accessibility: ['A toolbar named by `label`; a button that stays on is `aria-pressed`.'],
};
