import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'To confirm an action that cannot be undone or costs money.',
    'With `requireText`, people must type a name first.',
  ],
  whenNot: ['If the action can be undone, do it and offer to undo it in a [Toast].'],
  keyboard: [
    ['Tab', 'Moves focus between the field and the buttons'],
    ['Enter', 'Presses the focused button; in the field, confirms if the text matches'],
    ['Escape', 'Cancels'],
  ],
  accessibility: [
    'It is an `alertdialog`, described by its text. Focus starts in the field if a text is required, on Cancel if `destructive`, else on the confirm button.',
    '`confirmShownText` is announced when the confirm button appears. An error is an `alert` under the text.',
  ],
};
