import type { ReactNode } from 'react';

/** What a column is sorted by; null is empty and comes last in both directions. */
export type SortValue = string | number | Date | null;

export interface SortableTableColumn<Row> {
  /** Unlike that of every other column. */
  id: string;
  /** The words of its header. */
  header: string;
  /** Keeps the header's words for screen readers only: over a row's menu. @default false */
  isHeaderHidden?: boolean;
  /** Renders the cell of a row; a single line in virtualised tables. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable, by this; words are compared as people do, with numbers in them by value. */
  sortValue?: (row: Row) => SortValue;
  /** Sortable without `sortValue`, where the server sorts. @default whether `sortValue` is given */
  isSortable?: boolean;
  /** `end` for numbers and dates. @default 'start' */
  align?: 'start' | 'end';
  /** Names the row, as a header of it and for its checkbox. @default the first column */
  isRowHeader?: boolean;
  /** CSS pixels; columns without one share the rest. */
  minWidthPx?: number;
}

/** The column a table is sorted by, and how. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/**
 * What another click on a header does: `cycle` goes ascending, descending, none; `flip` descending, ascending,
 * descending, never none.
 *
 * @see DS-021..023, N67
 */
export type SortMode = 'cycle' | 'flip';

/** Whether a header can be clicked. */
export const isSortable = <Row>({ sortValue, isSortable: own }: SortableTableColumn<Row>): boolean =>
  own ?? sortValue !== undefined;

/** The column that names a row: the one that says so, else the first. */
export const rowHeaderOf = <Row>(columns: readonly SortableTableColumn<Row>[]): SortableTableColumn<Row> | undefined =>
  columns.find((column) => column.isRowHeader) ?? columns[0];

// The same on a server and in every browser, so that what was drawn there is found here.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Negative where `a` comes first when ascending. Words are compared as people do: 'Tower 2' before 'Tower 10'. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
