import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A popup above a pin describes its thing, or lists several with a [PopupList].'],
  whenNot: ['It is anchored to a control: use [Popover].', 'The map opens and places it itself: use [ClusterMap].'],
  keyboard: [
    ['Tab', "Moves between the links inside and 'Zoom here'"],
    ['Enter', 'Follows a link, and closes'],
    ['Escape', 'Closes'],
  ],
  accessibility: [
    'A dialog named by `label`. Move focus inside when it opens and back to the pin when it closes, as [ClusterMap] does.',
    'A click inside or Escape closes it.',
  ],
};
