import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Views of the same thing: grid or map, metric or imperial.'],
  whenNot: ['The choice is sent with a form: use [RadioChipGroup].', 'Each view has an address: use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves to the control, a single tab stop'],
    ['ArrowRight', 'Selects the next'],
    ['ArrowLeft', 'Selects the previous option'],
  ],
  accessibility: [
    'A radiogroup with one option always selected. Icon-only options keep their names.',
    'Name it with a [Field] or `aria-label`.',
  ],
};
