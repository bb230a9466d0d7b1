import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A popup above a pin describes its thing, or lists several with a [PopupList].'],
  whenNot: [
    'Something is anchored to a control: use [Popover].',
    'The map shall open and place it itself: use [ClusterMap].',
  ],
  keyboard: [
    ['Tab', "Moves between the links inside and 'Zoom here'"],
    ['Enter', 'Follows a link, and closes'],
    ['Escape', 'Closes'],
  ],
  accessibility: [
    'A dialog named by `label`. Put focus inside when it opens and back to the pin when it closes; [ClusterMap] does.',
    'A click anywhere inside closes it; for keys there is Escape.',
  ],
};
