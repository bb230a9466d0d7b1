import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Going to an address is the next step and should look like it.'],
  whenNot: ['Something happens here: use [Button].', 'The address stands in a sentence: use a plain link.'],
  keyboard: [
    ['Tab', 'Moves to the link'],
    ['Enter', 'Follows it'],
  ],
  accessibility: [
    "A link; with `asChild` the router's own link takes the looks.",
    'Opening a new tab is to be said in its words.',
  ],
};
