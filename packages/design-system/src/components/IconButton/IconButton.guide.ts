import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['An action whose icon is common knowledge, in little room.'],
  whenNot: ['There is room for the word: use [Button].'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter', 'Presses it'],
    ['Space', 'Presses it on release'],
  ],
  accessibility: [
    '`label` is its name and cannot be left out. Wrap it in a [Tooltip] for people who see.',
    'While pending its name says so; it keeps its focus and is not pressed.',
    'At least 24 by 24 px, 44 under a coarse pointer.',
  ],
};
