import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['People choose one of two to seven short options, all visible.'],
  whenNot: ['There are more options: use [Select].', 'The choice switches a view: use [SegmentedControl].'],
  keyboard: [
    ['Tab', 'Moves to the group, a single tab stop'],
    ['ArrowRight', 'Chooses the next'],
    ['ArrowLeft', 'Selects the previous option'],
    ['ArrowDown', 'Chooses the next'],
    ['ArrowUp', 'Selects the previous option'],
    ['Space', 'Selects the focused option'],
  ],
  accessibility: ['Native radio buttons in a radiogroup. Name it with a [Field] or `aria-label`.'],
};
