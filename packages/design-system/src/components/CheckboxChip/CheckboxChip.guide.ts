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
    'Native checkboxes in a group; name the group with `aria-label` or a [Field].',
    'The box stays visible, so being on is not told by colour alone.',
  ],
};
