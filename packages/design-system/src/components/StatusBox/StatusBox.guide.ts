import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A panel waits for something while it stays usable.'],
  whenNot: ['The whole panel is empty meanwhile: use [Spinner] or [Skeleton].'],
  keyboard: [],
  accessibility: ['A status: its words are read when they appear and change.'],
};
