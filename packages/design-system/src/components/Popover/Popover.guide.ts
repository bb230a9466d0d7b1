import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A few controls or facts beside the button that opens them.'],
  whenNot: ['Actions: use [Menu].', 'Text about a control: use [Tooltip].', 'A separate task: use [Dialog].'],
  keyboard: [
    ['Enter', 'Opens it'],
    ['Space', 'Opens it'],
    ['Tab', 'Moves inside'],
    ['Escape', 'Closes it and returns focus to the button'],
  ],
  accessibility: ['A dialog named by `label`, not modal; focus goes in and comes back.'],
};
