import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To drop, paste or choose files and folders that your application then shows.'],
  whenNot: ['For images with previews, use [MultiImageField].', 'For a single file, use [SingleFileField].'],
  keyboard: [
    ['Tab', 'Moves focus to the button that opens the file dialog'],
    ['Enter', 'Opens the file dialog'],
    ['Space', 'Opens the file dialog'],
  ],
  accessibility: [
    'It is a group named by the [Field] around it or by `aria-label`. The button does everything that dropping does.',
    'The title announces what a drop would do, and that files are being read.',
    'More files can be added while a large folder is read. They are added in order.',
    'Rejected files are listed under it and announced, grouped by reason.',
    'How many files `leaveOut` has left out, and why, is announced.',
    'Files in `known` that are added again are announced, with a button to add them anyway.',
  ],
};
