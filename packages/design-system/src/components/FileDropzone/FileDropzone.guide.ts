import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Files or folders are dropped, pasted or chosen, and the application shows them itself.'],
  whenNot: ['Images with previews: use [MultiImageField].', 'One file: use [SingleFileField].'],
  keyboard: [
    ['Tab', 'Moves to the button that opens the file dialog'],
    ['Enter', 'Opens it'],
    ['Space', 'Opens it'],
  ],
  accessibility: [
    'A group named by its label; choosing by the button does all that dropping does.',
    'What a drop would do, and that files are being read, is announced.',
    'What was refused is listed under it and announced, grouped by reason.',
  ],
};
