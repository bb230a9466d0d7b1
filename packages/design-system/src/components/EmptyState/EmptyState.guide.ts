import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To show that a list is empty.'],
  whenNot: ['If the list failed to load, use [ErrorPanel].', 'If the whole page cannot be shown, use [FullPageState].'],
  keyboard: [],
  accessibility: [
    'It is plain text without an announcement, so that filtering does not announce it on every key press.',
  ],
};
