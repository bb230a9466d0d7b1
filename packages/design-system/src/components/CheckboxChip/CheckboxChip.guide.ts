import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To choose several of a few short options, all visible.'],
  whenNot: [
    'If only one can be chosen, use [RadioChipGroup].',
    'For more than about eight options, use [MultiSelectField].',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the next chip'],
    ['Space', 'Turns it on or off'],
  ],
  accessibility: [
    'They are native checkboxes. Put several in a CheckboxChipGroup, named by `aria-label` or by the [Field] around it.',
    'The box stays visible, so colour is not the only sign of being checked.',
  ],
};
