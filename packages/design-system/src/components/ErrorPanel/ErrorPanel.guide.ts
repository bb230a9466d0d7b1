import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Part of a page could not be loaded and may be tried again.'],
  whenNot: ['The whole page failed: use [FullPageState].', 'Saving failed: use a failed [Banner] in the form.'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter', 'Tries again'],
  ],
  accessibility: ['An alert; the retry keeps its focus while it is pending and does not run twice.'],
};
