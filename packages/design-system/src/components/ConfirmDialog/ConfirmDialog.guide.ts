import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['An action cannot be undone, or costs money.', 'With `requireText`, a name has to be typed first.'],
  whenNot: ['It can be undone: do it and offer undo in a [Toast].'],
  keyboard: [
    ['Tab', 'Moves between the field and the buttons'],
    ['Enter', 'Presses the focused button; in the field confirms once the text matches'],
    ['Escape', 'Cancels'],
  ],
  accessibility: [
    'An alert dialog; focus starts in the field when a text is required, else on Cancel of a destructive one, on confirm of another.',
    'That the confirm button has become available is announced. An error is an alert under the text.',
  ],
};
