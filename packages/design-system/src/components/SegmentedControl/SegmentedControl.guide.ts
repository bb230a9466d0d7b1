import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Views of the same thing: grid or map, metric or imperial.'],
  whenNot: ['The choice is sent with a form: use [RadioChipGroup].', 'Each view has an address: use [TabNav].'],
  keyboard: [
    ['Tab', 'Moves to the control, one stop'],
    ['ArrowRight', 'Selects the next'],
    ['ArrowLeft', 'Selects the one before'],
  ],
  accessibility: [
    'A radio group; one is always selected. Icons alone keep their names.',
    'Named by the [Field] around it, or by `aria-label`.',
  ],
};
