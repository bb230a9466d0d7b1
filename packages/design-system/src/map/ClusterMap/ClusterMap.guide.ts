import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'People find things by location: assets, sites, photos.',
    'There are few or very many: near pins are grouped, and beyond 5000 points that happens in a worker.',
  ],
  whenNot: [
    'One place is shown, and nothing else: a picture of a map and its address are enough.',
    'Things are looked for by name or date: use [TileGrid], or a table.',
  ],
  keyboard: [
    [
      'Tab',
      "Goes to 'Show as list', the three buttons, the map, and then the pins, which are one stop: the pin last used, or the first in view",
    ],
    ['Arrow keys', 'On a pin: go to the nearest pin in that direction; the map follows. On the map: pan'],
    ['Home, End', 'On a pin: the northernmost and the southernmost pin'],
    [
      'Enter',
      'On a pin: opens its popup. On a cluster: flies to the zoom that expands it, and focus goes to its first pin; at the last zoom it opens the list',
    ],
    ['Space', 'Opens the popup of a pin, or the list of a cluster'],
    ['Shift+F10, context menu key', 'Flies to a pin at the last zoom, or into a cluster, like a right-click'],
    [
      'Escape',
      'In a popup: closes it, and focus returns to what opened it. On a pin: flies back to where the last flight began, and focus returns to its pin. In the list: closes it',
    ],
    ['+, -', 'On the map: zoom in and out'],
  ],
  accessibility: [
    'The map is an application named by `labels.map`; the pins are a group of buttons with their keys as its description.',
    'A pin is named by the `label` of its point, a cluster by its count. When a pin with focus is grouped or split, the nearest one has focus afterwards.',
    "'Show as list' comes first and is seen when it has focus: a list of all that is in view as buttons. Up to 100 points every one has its row, beyond that a cluster is one row.",
    'A popup is a dialog named like its pin; focus goes in and comes back.',
    "Right-click has equals: a long press, Shift+F10, and 'Zoom here' in the popup. Dragging and the wheel have the buttons.",
    'What the buttons, or keys on the map, have brought into view is announced politely: the zoom and how many.',
    'With reduced motion the map jumps, by its own keys and wheel too.',
    'Lines (`tracks`) are for the eye only: say beside the map what they mean, and name pins by what the lines show of them.',
    'Supply point labels that tell places apart, and credit the source of the tiles somewhere: the map shows no attribution.',
    'The worker is a file beside the package. A content security policy that lists worker-src has to allow it; otherwise the page groups the points itself.',
  ],
};
