import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['One thing has a location on a map or plan.'],
  whenNot: [
    'Several things share a location: use [ClusterPin].',
    'The map places and groups pins itself: use [ClusterMap].',
  ],
  keyboard: [
    ['Tab', 'Moves to the pin'],
    ['Enter, Space', 'Presses it'],
  ],
  accessibility: [
    'A button named by `label`: name the thing and its kind. The icon is decorative.',
    '`active` is only visual; expose its meaning with `aria-expanded` or `aria-pressed`.',
    'For coarse pointers the target is 44 px wide; the visible pin stays 32 px.',
  ],
};
