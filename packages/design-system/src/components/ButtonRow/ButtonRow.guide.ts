import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The buttons that end a form or a dialog.'],
  whenNot: ['Buttons over a picture or a map: use [PanelButtonGroup].'],
  keyboard: [
    ['Tab', 'Moves along the buttons'],
    ['Enter', 'While pending: submits nothing'],
  ],
  accessibility: [
    'While pending a spinner with words takes the place of the buttons; focus waits on it and returns to the pressed button.',
  ],
};
