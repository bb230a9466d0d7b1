import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['An image is looked at over the page, in the whole window: it contains an [ImageViewer].'],
  whenNot: ['A task or a question: use [Dialog].'],
  keyboard: [
    ['Escape', 'Closes it; focus returns to where it was'],
    ['Tab', 'Stays inside'],
  ],
  accessibility: [
    'A modal dialog named by `label`. The image gets focus, so that its keys work at once.',
    'It is not printed: a printed page is the one below it.',
  ],
};
