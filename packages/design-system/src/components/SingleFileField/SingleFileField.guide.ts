import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People choose one file.'],
  whenNot: ['Several images: use [MultiImageField].'],
  keyboard: [
    ['Tab', 'Moves to Choose, Replace and Remove'],
    ['Enter', 'Activates the focused button'],
    ['Space', 'Activates the focused button'],
  ],
  accessibility: [
    "A group named by its label. After choosing a file, focus moves to Replace, which is described by the file's name and size.",
    'After removing it, focus moves to the choose button.',
  ],
};
