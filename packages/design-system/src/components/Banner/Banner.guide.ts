import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['To state the status of a page or form, and what to do about it.'],
  whenNot: ['For the result of an action, use [Toast].', 'For a list that failed to load, use [ErrorPanel].'],
  keyboard: [],
  accessibility: [
    'A failed banner is an `alert`: screen readers announce it immediately. All others are a `status` and wait.',
    'The sign is decorative, so name the status in the text.',
  ],
};
