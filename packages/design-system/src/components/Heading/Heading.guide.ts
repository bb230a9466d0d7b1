import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['The title of a page, a section or a group.'],
  whenNot: [
    'A part with a title and actions: use [Section], which includes the heading.',
    'Words that only look strong: use [Text].',
  ],
  keyboard: [],
  accessibility: [
    '`level` is the outline that screen readers read: skip none, whatever the `size`.',
    "The count is part of the name: 'Inspections 12'.",
  ],
};
