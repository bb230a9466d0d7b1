import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To collect many images, with previews and their total size.'],
  whenNot: ['For one image, use [SingleFileField].', 'For other files, use [FileDropzone].'],
  keyboard: [
    ['Tab', 'Moves focus to the next button, including those that remove an image'],
    ['Enter', 'Presses the focused button'],
    ['Space', 'Presses the focused button'],
  ],
  accessibility: [
    'The count is a `status`, so adding and removing images is announced.',
    "Each preview is named by its file. '+N' is announced as 'and N more'.",
    'After an image is removed, focus moves to the remove button of the next one.',
  ],
};
