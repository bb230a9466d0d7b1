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
    "Each preview is named by its file. The '+N' tile is a button, read as '+N show more images'.",
    'It moves focus to the first of the images it shows.',
    'Files that were added before are announced. Nothing is added twice without an answer.',
    'More files can be added while a large folder is read. They are added in order.',
    'After an image is removed, focus moves to the remove button of the next one.',
  ],
};
