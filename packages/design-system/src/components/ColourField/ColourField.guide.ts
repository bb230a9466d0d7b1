import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'To choose the colour of an item, such as a category, a layer or a tag.',
    'Offer a few good colours as swatches. The text box takes any other colour.',
  ],
  whenNot: [
    'To only show a colour next to a name, use [SwatchLabel] or [Chip].',
    'To choose one of a few items that have colours, use [RadioChipGroup] or [Select].',
  ],
  keyboard: [
    ['Tab', 'Moves focus to the chosen or first swatch, then to the text box'],
    ['Arrow keys', 'On a swatch: choose the next one in that direction'],
    ['Home, End', 'On a swatch: choose the first or last one'],
    ['Letters', 'On a swatch: choose the next one whose name starts with them'],
    ['Space, Enter', 'On a swatch: choose it'],
  ],
  accessibility: [
    'The text box is named by the Field around it or by `aria-label`. The swatches are a radio group named by `swatchesLabel`, each radio named by its colour.',
    'The chosen swatch has a tick, in black or white, whichever has the higher contrast.',
    'Messages of `validate` are announced as they appear. While the Field shows an error, the message of `validate` is hidden.',
    'Swatches keep their colours in forced-colors mode. Never distinguish items by colour alone.',
  ],
};
