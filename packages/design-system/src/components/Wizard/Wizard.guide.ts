import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A long form has ordered steps.'],
  whenNot: ['The order does not matter: use [Tabs].', 'The form fits on one page: use a plain form.'],
  keyboard: [
    ['Tab', 'Moves to the steps, a single tab stop, then into the step'],
    ['ArrowRight', 'Moves to the next enabled step'],
    ['ArrowLeft', 'Moves to the previous step'],
    ['Enter', 'Opens the focused step'],
  ],
  accessibility: [
    "Tabs whose names include position and state: 'step 2 of 8, done'.",
    'After Next, focus moves to the new step. The number of errors per step is announced.',
  ],
};
