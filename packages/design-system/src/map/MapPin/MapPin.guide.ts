import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One thing stands at a place, on a map or on a plan of your own.'],
  whenNot: [
    'Several stand at one place: use [ClusterPin].',
    'The map shall place and group its pins itself: use [ClusterMap].',
  ],
  keyboard: [
    ['Tab', 'Moves to the pin'],
    ['Enter, Space', 'Presses it'],
  ],
  accessibility: [
    'A button named by `label`: say what stands there and of what kind. The icon is decoration.',
    '`active` is only seen; say what it means with aria-expanded or aria-pressed.',
    'Under a coarse pointer the target is 44 px wide, the plate stays 32.',
  ],
};
