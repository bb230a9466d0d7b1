import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'As the first place in a TileGrid, where a new thing of its kind is made.',
    'A link with `href` or `asChild` when the form has an address; a button with `onClick` when it opens in place.',
  ],
  whenNot: [
    'The grid is empty for want of a search result: use [EmptyState].',
    'The action stands above a list or a table: use [Button] or [LinkButton].',
    'Files are to be dropped here: use [FileDropzone].',
  ],
  keyboard: [
    ['Enter', 'Follows the link, or presses the button'],
    ['Space', 'Presses the button; a link does not answer to it'],
  ],
  accessibility: [
    'One link or one button, named by its words. Say what is made: Create Asset, not Create.',
    'Leave it out for a person who may not create; a disabled tile would explain nothing.',
    'Brackets and plus are decoration. In forced colours the brackets are a frame.',
  ],
};
