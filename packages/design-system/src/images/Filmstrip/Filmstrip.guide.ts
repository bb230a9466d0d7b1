import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People look for an image in a long series by its picture, below an [ImageViewer].',
    'Thousands of images: only the frames on the screen are rendered and loaded.',
  ],
  whenNot: ['A few files that are being chosen: use [MultiImageField].', 'Records with a name: use [TileGrid].'],
  keyboard: [
    ['Arrow left, Arrow right', 'Chooses the previous and the next image, swapped in right-to-left pages'],
    ['Home, End', 'Chooses the first and the last image'],
    ['Page Up, Page Down', 'Moves by as many images as fit on the screen'],
    ['Tab', 'Goes to the strip, and out of it'],
  ],
  accessibility: [
    'A listbox with one tab stop. Focus stays on the strip, which points at the current image.',
    "An option has the name of the image, then 'Flagged' and its problem, and its place among all images.",
    'Several strips on a page each need a name of their own: set `label` of `labels`.',
    'Inside an [ImageViewer], keys that the strip does not use are those of the viewer.',
    'The flag and the sign of a problem differ in shape, and are seen on any picture.',
    'The strip jumps to the current image: nothing moves, also without reduced motion.',
  ],
};
