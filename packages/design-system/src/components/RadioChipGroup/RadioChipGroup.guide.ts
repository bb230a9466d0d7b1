import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One of two to about seven short choices, all in view.'],
  whenNot: ['More choices: use [Select].', 'It switches a view: use [SegmentedControl].'],
  keyboard: [
    ['Tab', 'Moves to the group, one stop'],
    ['ArrowRight', 'Chooses the next'],
    ['ArrowLeft', 'Chooses the one before'],
    ['ArrowDown', 'Chooses the next'],
    ['ArrowUp', 'Chooses the one before'],
    ['Space', 'Chooses the focused one'],
  ],
  accessibility: ['Native radios in a radio group. Named by the [Field] around it, or by `aria-label`.'],
};
