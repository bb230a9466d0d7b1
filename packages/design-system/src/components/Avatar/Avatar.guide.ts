import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To represent one person, such as in a header, list or card.'],
  whenNot: ['For several people in a row, use [AvatarGroup].', 'For a thing, use its icon or picture.'],
  keyboard: [],
  accessibility: [
    "It is an image whose alternative text is the person's name. Set `decorative` if the name is next to it.",
    'If the picture fails to load, initials replace it. Their contrast is at least 4.5:1.',
  ],
};
