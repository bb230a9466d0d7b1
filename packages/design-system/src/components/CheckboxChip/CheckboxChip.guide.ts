import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Several of a few short choices, all in view.'],
  whenNot: [
    'Only one may be chosen: use [RadioChipGroup].',
    'There are more than about eight: use [MultiSelectField].',
  ],
  keyboard: [
    ['Tab', 'Moves to the next chip'],
    ['Space', 'Turns it on or off'],
  ],
  accessibility: [
    'Native checkboxes. Several stand in a CheckboxChipGroup, named by `aria-label` or by the [Field] around it.',
    'The box stays visible, so being on is not told by colour alone.',
  ],
};
