import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Panels of one page of which one shows.'],
  whenNot: ['Each panel has an address: use [TabNav].', 'Steps in order: use [Wizard].'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel'],
    ['ArrowRight', 'Moves to the next tab (the one before, right to left)'],
    ['ArrowLeft', 'Moves to the tab before'],
    ['Home', 'Moves to the first tab'],
    ['End', 'Moves to the last tab'],
    ['Enter', 'Manual activation: opens the focused tab'],
  ],
  accessibility: [
    'A tab list with tabs and panels; disabled tabs are passed over.',
    'A tab with an error says so before its word. Too many tabs scroll sideways with a visible edge.',
  ],
};
