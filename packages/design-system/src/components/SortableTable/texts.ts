import type { TableSort } from './columns.js';

/** Built-in texts of a table. */
export interface SortableTableTexts {
  /** The text without rows. */
  empty: string;
  /** The accessible name of the header checkbox. */
  selectAll: string;
  /** The prefix of a row's name in the label of its checkbox. */
  select: string;
  /** The announcement of a new order; `header` is null when no column is sorted. */
  sorted: (header: string | null, direction: TableSort['direction']) => string;
}

export const TEXTS: SortableTableTexts = {
  empty: "There's nothing here yet.",
  selectAll: 'Select all rows',
  select: 'Select',
  sorted: (header, direction) => (header === null ? 'Not sorted' : `Sorted by ${header}, ${direction}`),
};
