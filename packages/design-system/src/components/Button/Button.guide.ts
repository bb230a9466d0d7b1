import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To start an action, such as saving, opening or launching.'],
  whenNot: ['To go to another page, use [LinkButton].', 'For an icon without a label, use [IconButton].'],
  keyboard: [
    ['Tab', 'Moves focus to the button, also while it is pending'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it on release'],
  ],
  accessibility: [
    'A pending button keeps its width and focus, is `aria-disabled` and `aria-busy`, and adds `pendingLabel` to its name.',
    'A disabled button cannot be focused. If people need the reason, show it next to the button or in a [Tooltip].',
  ],
};
