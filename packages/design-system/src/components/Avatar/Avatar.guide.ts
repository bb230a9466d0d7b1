import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['A person stands for themselves: in a header, a list, a card.'],
  whenNot: ['Several people share a row: use [AvatarGroup].', 'A thing, not a person: use its icon or picture.'],
  keyboard: [],
  accessibility: [
    "An image with the person's name as its alternative; `decorative` where the name is written beside it.",
    'A picture that does not load gives way to initials, whose colour keeps 4.5:1.',
  ],
};
