import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Many images are collected, with previews and their total size.'],
  whenNot: ['One image: use [SingleFileField].', 'Other files: use [FileDropzone].'],
  keyboard: [
    ['Tab', 'Moves to the buttons, also to those that remove one image'],
    ['Enter', 'Presses the focused button'],
    ['Space', 'Presses the focused button'],
  ],
  accessibility: [
    'The count is a status, so adding and removing is heard.',
    "Each preview is named by its file, '+N' is read as how many more.",
    'After an image was removed focus goes to the button on the one that moved up.',
  ],
};
