import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A thing is given one of several icons it is known by: a severity, a kind of asset.'],
  whenNot: [
    'The options have words that belong beside them: use [RadioChipGroup].',
    'It switches what is shown: use [SegmentedControl].',
    'A colour is chosen: use [ColourField].',
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen icon, or to the first; before it to the search box, where there is one'],
    ['Left arrow, Right arrow', 'Chooses the previous or next icon, on through the rows'],
    ['Up arrow, Down arrow', 'Chooses the icon above or below'],
    ['Home, End', 'Chooses the first or the last icon'],
    ['Letters', 'Choose the next icon whose name starts with them; a pause of 1000 ms starts a new word'],
    ['Space, Enter', 'Chooses the icon that has the focus'],
    ['Escape', 'In the search box: empties it'],
  ],
  accessibility: [
    'A radio group named by the Field around it or by aria-label; each radio is named by the name of its icon, which is also its tooltip.',
    'Icons must differ in shape, not in colour alone, and carry no words of their own: hide them with aria-hidden.',
    'How many icons a search found is announced.',
  ],
};
