import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To choose the icon of an item, such as a severity or an asset type.'],
  whenNot: [
    'For options with visible labels, use [RadioChipGroup].',
    'To switch a view, use [SegmentedControl].',
    'To choose a colour, use [ColourField].',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the search box, if there is one, then to the chosen or first icon'],
    ['Left arrow, Right arrow', 'Chooses the previous or next icon, across rows'],
    ['Up arrow, Down arrow', 'Chooses the icon above or below'],
    ['Home, End', 'Chooses the first or the last icon'],
    ['Letters', 'Choose the next icon whose name starts with them; typing restarts after a pause of 1000 ms'],
    ['Space, Enter', 'Chooses the focused icon'],
    ['Escape', 'In the search box: clears it'],
  ],
  accessibility: [
    "It is a radio group named by the Field around it or by `aria-label`. Each radio is named by its icon's `name`, which is also its tooltip.",
    'Icons must differ in shape, not only in colour. Hide them from screen readers with `aria-hidden`.',
    'The number of icons that match a search is announced.',
  ],
};
