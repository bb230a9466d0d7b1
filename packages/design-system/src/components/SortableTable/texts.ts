import type { TableSort } from './columns.js';

/** Words of a table; each can be replaced. */
export interface SortableTableTexts {
  /** Where there are no rows. */
  empty: string;
  /** Name of the box in the header. */
  selectAll: string;
  /** The prefix of a row's name in the label of its checkbox. */
  select: string;
  /** Announced when the order changes; `header` is null where no column is sorted any more. */
  sorted: (header: string | null, direction: TableSort['direction']) => string;
}

/** @see DS-024 */
export const TEXTS: SortableTableTexts = {
  empty: "There's nothing here yet.",
  selectAll: 'Select all rows',
  select: 'Select',
  sorted: (header, direction) => (header === null ? 'Not sorted' : `Sorted by ${header}, ${direction}`),
};
