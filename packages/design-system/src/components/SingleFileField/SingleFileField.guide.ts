import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One file, with its name and size.'],
  whenNot: ['Several images: use [MultiImageField].'],
  keyboard: [
    ['Tab', 'Moves to Choose, Replace and Remove'],
    ['Enter', 'Presses the focused button'],
    ['Space', 'Presses the focused button'],
  ],
  accessibility: [
    'A group named by its label. Once a file was chosen focus goes to Replace, which is described by its name and size.',
    'After removing, focus goes to the button that chooses another.',
  ],
};
