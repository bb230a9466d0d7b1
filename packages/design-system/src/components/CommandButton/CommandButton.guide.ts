import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To open a [CommandPalette] from the header of an application.'],
  whenNot: ['To search in one list, use [SearchField].'],
  keyboard: [
    ['Enter', 'Opens the palette'],
    ['Space', 'Opens the palette'],
  ],
  accessibility: [
    'It is a button, because typing happens in the palette. Its name is its text, on narrow pages too.',
    'The keys are not announced. Pass `aria-keyshortcuts` with the same keys.',
  ],
};
