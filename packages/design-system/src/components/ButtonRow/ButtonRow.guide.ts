import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['For the buttons at the end of a form or dialog.'],
  whenNot: ['For buttons over a picture or a map, use [PanelButtonGroup].'],
  keyboard: [
    ['Tab', 'Moves focus to the next button'],
    ['Enter', 'While pending: does not submit the form'],
  ],
  accessibility: [
    'While pending, a labelled spinner replaces the buttons. Focus moves to it, then back to the pressed button.',
  ],
};
