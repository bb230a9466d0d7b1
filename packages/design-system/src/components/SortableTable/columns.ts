import type { ReactNode } from 'react';

/** A sort value; null is empty and sorts last in both directions. */
export type SortValue = string | number | Date | null;

export interface SortableTableColumn<Row> {
  /** The unique id of the column. */
  id: string;
  /** The header text. */
  header: string;
  /** Whether to hide the header text visually, such as above row menus. @default false */
  isHeaderHidden?: boolean;
  /** Renders the cell of a row; a single line in virtualised tables. */
  cell: (row: Row) => ReactNode;
  /** Returns the sort value, which makes the column sortable. Texts use natural order: numbers compare by value. */
  sortValue?: (row: Row) => SortValue;
  /** Whether the column is sortable without `sortValue`, when the server sorts. @default whether `sortValue` is set */
  isSortable?: boolean;
  /** The alignment; `end` for numbers and dates. @default 'start' */
  align?: 'start' | 'end';
  /** Whether this column names the row, as row header and in its checkbox. @default the first column */
  isRowHeader?: boolean;
  /** The width in CSS pixels; other columns share the rest. */
  minWidthPx?: number;
}

/** The sorted column and its direction. */
export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/**
 * Returns the sort after a click on a header: `cycle` goes ascending, descending, none; `flip` alternates descending and
 * ascending.
 */
export type SortMode = 'cycle' | 'flip';

/** Whether a column is sortable. */
export const isSortable = <Row>({ sortValue, isSortable: own }: SortableTableColumn<Row>): boolean =>
  own ?? sortValue !== undefined;

/** Returns the column that names a row: the one with `isRowHeader`, else the first. */
export const rowHeaderOf = <Row>(columns: readonly SortableTableColumn<Row>[]): SortableTableColumn<Row> | undefined =>
  columns.find((column) => column.isRowHeader) ?? columns[0];

// The same on the server and in every browser, for hydration.
const collator = new Intl.Collator('en', { numeric: true });

/** Compares two values in ascending order. Texts use natural order: 'Tower 2' before 'Tower 10'. */
export function compareSortValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
