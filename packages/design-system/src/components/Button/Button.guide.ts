import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Something happens: saving, opening, starting.'],
  whenNot: ['It goes to an address: use [LinkButton].', 'There is only an icon: use [IconButton].'],
  keyboard: [
    ['Tab', 'Moves to the button, pending or not'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it on release'],
  ],
  accessibility: [
    'While pending it keeps its width and its focus, is `aria-disabled` and `aria-busy`, and says so after its name.',
    'A disabled button cannot be focused; where the reason matters, prefer saying it in words beside it or in a [Tooltip].',
  ],
};
