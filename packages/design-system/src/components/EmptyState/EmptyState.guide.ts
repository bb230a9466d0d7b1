import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A list has nothing in it.'],
  whenNot: ['It could not be loaded: use [ErrorPanel].', 'The whole page cannot be shown: use [FullPageState].'],
  keyboard: [],
  accessibility: ['Plain text, not announced by itself: filtering would read it at every key.'],
};
