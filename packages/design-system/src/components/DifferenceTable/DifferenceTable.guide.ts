import type { Guide } from '../../testing/guide.js';

export const guide: Guide = {
  when: ['Two people changed the same fields, and the reader decides which values to keep.'],
  whenNot: [
    'Only one version has a value that counts: use [DataList].',
    'The values are of many records: use [SortableTable].',
  ],
  keyboard: [
    ['Tab', 'Moves to the choice of the next field'],
    ['ArrowRight', 'Uses the other value'],
    ['ArrowLeft', 'Keeps the value of the reader'],
  ],
  accessibility: [
    'A table with row and column headers. The choice of a row is a radiogroup named by its field.',
    'Below md, each field is a block with its values side by side. It stays a table for screen readers.',
    'Give values that are pictures an alternative text, and lists the markup of a list.',
  ],
};
