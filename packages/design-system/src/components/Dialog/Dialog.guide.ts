import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['For a task that must be finished or cancelled before people continue.'],
  whenNot: [
    'For a short question, use [ConfirmDialog].',
    'For a few controls next to a button, use [Popover].',
    'For content next to the page, use [SidePanel].',
  ],
  keyboard: [
    ['Tab', 'Moves focus inside the dialog only'],
    ['F8', 'Moves focus to the toasts; Tab leads back'],
    ['Escape', 'Closes the dialog, unless an action is pending'],
  ],
  accessibility: [
    'It is named by `title` and described by `description`. The page behind it is inert, except for each [Toast].',
    'It closes if the main button is pressed and released outside. A press that begins or ends inside or on a toast does not close it.',
    'Focus starts in the first field, else on the title. It returns to the element that opened the dialog, or to its neighbour if that is gone.',
  ],
};
