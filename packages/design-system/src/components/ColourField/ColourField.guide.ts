import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'A thing is given a colour it is known by: a category, a layer, a tag.',
    'A few good colours are enough for most; the box is for those who need another one.',
  ],
  whenNot: [
    'A colour is only shown beside a name: use [SwatchLabel] or [Chip].',
    'One of a few things is chosen that happen to have colours: use [RadioChipGroup] or [Select].',
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen swatch, or to the first; then to the box'],
    ['Arrow keys', 'On a swatch: move in rows and columns, and choose'],
    ['Home, End', 'On a swatch: first, last'],
    ['Letters', 'On a swatch: choose the next one whose name starts with them'],
    ['Space, Enter', 'On a swatch: choose it'],
  ],
  accessibility: [
    'The box is named by the Field around it or by aria-label; the swatches are a radio group with a name of its own, each radio named by the name of its colour.',
    'The chosen swatch carries a tick, in black or white, whichever stands out more.',
    'Messages of `validate` are announced as they come. While the Field around shows an error, the own message is left out.',
    'Swatches keep their colour in forced colours. Never let a colour be the only thing that tells two categories apart.',
  ],
};
