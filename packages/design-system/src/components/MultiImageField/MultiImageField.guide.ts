import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Many images are collected, with previews and their total size.'],
  whenNot: ['One image: use [SingleFileField].', 'Other files: use [FileDropzone].'],
  keyboard: [
    ['Tab', 'Moves to the buttons'],
    ['Enter', 'Presses the focused button'],
    ['Space', 'Presses the focused button'],
  ],
  accessibility: [
    'Count and size are a status, so adding and removing is heard.',
    "Previews are decoration; '+N' is read as how many more.",
  ],
};
