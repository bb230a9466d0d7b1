import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People look through a series of large images, and at the details of one.',
    'What is known of an image belongs beside it: give [ImageFacts] as `facts`.',
    'The images have tiles: only what is seen is loaded, as sharp as the screen shows it.',
  ],
  whenNot: ['A small picture of a record: use the picture of a [Tile].', 'Places on a map: use [ClusterMap].'],
  keyboard: [
    ['Arrow left, Arrow right', 'Shows the previous and the next image, swapped in right-to-left pages'],
    ['Home, End', 'Shows the first and the last image'],
    ['+, -', 'Zooms in and out'],
    ['0, 1', 'Shows the whole image, and one pixel of it as one of the screen'],
    ['R', 'Rotates by a quarter, clockwise'],
    ['F', 'Sets or removes the flag, with `onFlaggedChange`'],
    ['I', 'Shows or hides the facts, with `onFactsOpenChange`'],
    ['Shift+Arrow keys', 'Moves the enlarged image by a quarter of what is seen'],
    [
      'Tab',
      "Goes through the buttons of the bar, the image, 'Previous image' and 'Next image' beside it, the facts and the strip",
    ],
  ],
  accessibility: [
    'The image is an application named by its file name, with its keys as the description. Name files so that people can tell them apart.',
    'The name and place of an image, its zoom, and a part that cannot be loaded are announced politely.',
    'The flag is a toggle button; an image with one is announced with it, also when F has changed it.',
    "The button 'Facts' says whether they are shown. Showing them moves no focus; when they close with focus inside, the image gets it.",
    'Buttons do all that keys, the wheel, two fingers and swipes do; moving the enlarged image has Shift and the arrow keys.',
    'At the first and last image the button at that side stays focusable and does nothing.',
    'With reduced motion the zoom jumps and tiles appear at once.',
    'Keys that other parts of the page use: in a text field inside the viewer its keys do nothing.',
    'In a [Lightbox] it covers the page, and Escape closes it.',
  ],
};
