import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Over a map or a plan that is dragged and zoomed: the same without a drag, a wheel or two fingers.'],
  whenNot: ['The map is a [ClusterMap]: it has them already.'],
  keyboard: [
    ['Tab', 'Moves to each of the three buttons'],
    ['Enter, Space', 'Presses it'],
  ],
  accessibility: [
    "A group named 'Map view' with three named buttons.",
    'At the first and last zoom a button is announced as unavailable, keeps focus and does nothing.',
  ],
};
