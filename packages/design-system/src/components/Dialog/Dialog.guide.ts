import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A task that has to be finished or left before going on.'],
  whenNot: [
    'A short question: use [ConfirmDialog].',
    'A few controls beside a button: use [Popover].',
    'Something to read beside the page: use [SidePanel].',
  ],
  keyboard: [
    ['Tab', 'Moves inside the window and does not leave it'],
    ['Escape', 'Closes it, unless something is pending'],
  ],
  accessibility: [
    'Named by `title`, described by `description`; the page behind is inert.',
    'Focus starts in the first field, else on the title, and returns to what opened it, or to its neighbour if that is gone.',
  ],
};
