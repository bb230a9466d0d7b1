import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A few controls or facts beside the button that opens them.'],
  whenNot: ['Actions: use [Menu].', 'Words about a control: use [Tooltip].', 'A task of its own: use [Dialog].'],
  keyboard: [
    ['Enter', 'Opens it'],
    ['Space', 'Opens it'],
    ['Tab', 'Moves inside'],
    ['Escape', 'Closes it and goes back to the button'],
  ],
  accessibility: ['A dialog named by `label`, not modal; focus goes in and comes back.'],
};
