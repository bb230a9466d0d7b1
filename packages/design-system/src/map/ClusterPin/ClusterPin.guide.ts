import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several things are too close together to distinguish, or at the same location.'],
  whenNot: ['A single thing: use [MapPin].', 'The map shall group its pins itself: use [ClusterMap].'],
  keyboard: [
    ['Tab', 'Moves to the pin'],
    ['Enter, Space', 'Presses it'],
  ],
  accessibility: [
    'A button named by `label`, by default the whole count: 54 items. The badge shows 1 to 8 or 9+ and is part of the name, so that speech input works.',
  ],
};
