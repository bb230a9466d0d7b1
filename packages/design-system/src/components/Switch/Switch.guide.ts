import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A setting is on or off and applies the moment it is turned.'],
  whenNot: [
    'The choice is sent later with a form: use [Checkbox].',
    'One of two named things is chosen, such as metric or imperial: use [SegmentedControl].',
  ],
  keyboard: [
    ['Tab', 'Moves to the switch'],
    ['Space', 'Turns it on or off'],
  ],
  accessibility: [
    'A native checkbox with the role switch: its state is announced as on or off.',
    'Named by its children; without them give aria-label. `description` is announced after the name.',
  ],
};
