import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'As the first tile of a TileGrid, to create a new item of its kind.',
    'Make it a link with `href` or `asChild` if the form has its own page, or a button with `onClick` if it opens in place.',
  ],
  whenNot: [
    'If a search has no results, use [EmptyState].',
    'For an action above a list or table, use [Button] or [LinkButton].',
    'To drop files, use [FileDropzone].',
  ],
  keyboard: [
    ['Enter', 'Follows the link or presses the button'],
    ['Space', 'Presses the button; has no effect on a link'],
  ],
  accessibility: [
    "It is one link or one button, named by its text. Name the item: 'Create Asset', not 'Create'.",
    'Leave it out for people without permission to create: a disabled tile would not explain why.',
    'Brackets and plus are decorative. In forced-colors mode the brackets become a frame.',
  ],
};
