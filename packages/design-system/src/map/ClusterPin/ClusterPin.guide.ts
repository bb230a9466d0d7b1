import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several things stand too near each other to be told apart, or at one place.'],
  whenNot: ['A single thing: use [MapPin].', 'The map shall group its pins itself: use [ClusterMap].'],
  keyboard: [
    ['Tab', 'Moves to the pin'],
    ['Enter, Space', 'Presses it'],
  ],
  accessibility: [
    'A button named by `label`, by default the whole count: 54 items. The badge says 1 to 8 or 9+, and is part of the name, so that whoever speaks to the computer can say what is seen.',
  ],
};
