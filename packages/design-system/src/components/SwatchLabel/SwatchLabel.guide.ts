import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A thing has a name and a colour, such as a category or severity.'],
  whenNot: ['The thing has no colour: use [Chip].'],
  keyboard: [
    ['Tab', 'Archived: moves to it and shows the reason'],
    ['Enter', 'On its remove button: removes it'],
  ],
  accessibility: [
    'The swatch is decorative; the meaning of the marker is read.',
    'Archived names are struck through, announced as archived, and have a tooltip that is reachable by keyboard.',
  ],
};
