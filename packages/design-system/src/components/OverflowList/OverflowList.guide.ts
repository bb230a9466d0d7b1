import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A list of names of which the first few are enough.'],
  whenNot: ['People can open the rest: use [AvatarGroup] or [Collapsible].'],
  keyboard: [],
  accessibility: ['A list; how many more is its last item.'],
};
