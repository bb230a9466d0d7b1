import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['For an action with a well-known icon, in little space.'],
  whenNot: ['If there is space for a label, use [Button].'],
  keyboard: [
    ['Tab', 'Moves focus to the button'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it on release'],
  ],
  accessibility: [
    '`label` is its accessible name and required. Wrap the button in a [Tooltip] to show the name to sighted people.',
    'A pending button keeps focus, ignores presses and adds `pendingLabel` to its name.',
    'It is at least 24 × 24 px, or 44 × 44 px for a coarse pointer.',
  ],
};
