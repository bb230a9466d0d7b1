import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A setting is on or off and applies immediately.'],
  whenNot: [
    'The choice is submitted with a form: use [Checkbox].',
    'People choose between two named options, such as metric or imperial: use [SegmentedControl].',
  ],
  keyboard: [
    ['Tab', 'Moves to the switch'],
    ['Space', 'Turns it on or off'],
  ],
  accessibility: [
    'A native checkbox with the role switch: its state is announced as on or off.',
    'Named by its children or `aria-label`. `description` is announced after the name.',
  ],
};
