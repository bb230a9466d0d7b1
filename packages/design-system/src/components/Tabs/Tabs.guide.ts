import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A page has several panels, one visible at a time.'],
  whenNot: ['Each panel has its own URL: use [TabNav].', 'The panels are ordered steps: use [Wizard].'],
  keyboard: [
    ['Tab', 'Moves to the selected tab, then into its panel'],
    ['ArrowRight', 'Moves to the next tab (the previous one in right-to-left pages)'],
    ['ArrowLeft', 'Moves to the previous tab'],
    ['Home', 'Moves to the first tab'],
    ['End', 'Moves to the last tab'],
    ['Enter', 'Manual activation: opens the focused tab'],
  ],
  accessibility: [
    'A tablist with tabs and panels. Disabled tabs are skipped.',
    'A tab with an error announces it before its label. Too many tabs scroll horizontally.',
  ],
};
