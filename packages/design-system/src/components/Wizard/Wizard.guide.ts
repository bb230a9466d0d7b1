import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A long form whose steps have an order.'],
  whenNot: ['Order does not matter: use [Tabs].', 'It fits on one page: use a plain form.'],
  keyboard: [
    ['Tab', 'Moves to the steps, one stop, then into the step'],
    ['ArrowRight', 'Moves to the next step that is on'],
    ['ArrowLeft', 'Moves to the step before'],
    ['Enter', 'Opens the focused step'],
  ],
  accessibility: [
    "Tabs whose names say place and state: 'step 2 of 8, done'.",
    'After Next reading begins at the new step. How many errors which steps have is announced.',
  ],
};
