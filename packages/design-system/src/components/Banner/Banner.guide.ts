import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The state of a page or form, and what to do about it.'],
  whenNot: ['News about something just done: use [Toast].', 'A list could not be loaded: use [ErrorPanel].'],
  keyboard: [],
  accessibility: [
    'A failed banner is an alert and is read at once; all others are a status and wait.',
    'The sign is decoration: its word is in the text.',
  ],
};
