import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Something succeeded or failed without interrupting the page.'],
  whenNot: ['The message is permanent: use [Banner].', 'The message needs an answer: use [ConfirmDialog].'],
  keyboard: [
    ['F8', 'Moves focus to the toasts, also from a dialog'],
    ['Tab', 'Moves through their buttons, then leaves them; returns to an open dialog'],
    ['Escape', 'Closes the focused or else the newest toast; after the last one, focus returns'],
  ],
  accessibility: [
    'At the start side, above the tray and the [BottomBar]; below md (768 px) at the top. Keep paginations and row menus at the end side, where toasts never cover them.',
    'Give the name of a record as `name`, not in the title: browsers that translate the page leave it as it is.',
    'A live region. Failures and warnings are announced immediately. Toasts never take focus. They work above an open [Dialog].',
    'Toasts close after 5000 ms, but not while hovered, focused or in a background tab. Toasts with an action and prominent errors stay. At most three are visible; a fourth replaces the oldest one with Undo.',
  ],
};
