import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: [
    'Rows of the same kind with a rule between them: files, invitations, shortcuts.',
    'Terms and their values at either end of a row, with DataListItem.',
  ],
  whenNot: ['Facts in a ruled grid: use [TitleBlock].', 'Columns that people sort or compare: use [SortableTable].'],
  keyboard: [],
  accessibility: [
    'A list, or with `as="dl"` terms and descriptions.',
    'Rows take no focus: put the links and buttons inside.',
  ],
};
