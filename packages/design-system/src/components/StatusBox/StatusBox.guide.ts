import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A panel waits for something but remains usable.'],
  whenNot: ['The panel is empty meanwhile: use [Spinner] or [Skeleton].'],
  keyboard: [],
  accessibility: ['A status: its text is announced when it appears and changes.'],
};
