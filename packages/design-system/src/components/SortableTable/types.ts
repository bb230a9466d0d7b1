import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { BulkSelection, Selection } from '../../hooks/selection-model.js';
import type { SortableTableColumn, SortMode, TableSort } from './columns.js';
import type { SortableTableTexts } from './texts.js';

/** From so many rows on only those in view are drawn. */
export const DRAW_ALL_UP_TO = 200;

export interface SortableTableProps<Row extends object> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table and its scroll region. */
  label: string;
  /** Left to right, or right to left. Keep the array while it says the same: then scrolling draws no row twice. */
  columns: readonly SortableTableColumn<Row>[];
  /** In the order of the server, or unsorted. */
  rows: readonly Row[];
  /** Its id: unlike every other row's, and the same for as long as the row lives. */
  rowKey: (row: Row) => string;
  /**
   * The order, null for none, when the parent keeps it: then `rows` are shown as they come, sorted by the server.
   * Without `sort` the table keeps it and sorts the rows by each column's `sortValue`.
   */
  sort?: TableSort | null;
  /** The order at first, when the table keeps it. @default null */
  defaultSort?: TableSort | null;
  /** Asks for another order; null for none. */
  onSortChange?: (sort: TableSort | null) => void;
  /** What another click on a header does: ascending, descending, none; or descending, ascending, never none. @default 'cycle' */
  sortMode?: SortMode;
  /** A column of boxes, kept by `useSelection(ids of rows)` or, over several pages, by `useBulkSelection()`. */
  selection?: Selection | BulkSelection;
  /** Whether data is loading: rows are dimmed, or replaced by skeletons if there are none. @default false */
  busy?: boolean;
  /** The number of skeleton rows during the first load. @default 5 */
  skeletonRowCount?: number;
  /** An action of this row is under way: it turns paler. Show a spinner in its menu's place. @default no row */
  isRowPending?: (row: Row) => boolean;
  /** Id of a row to point out, such as a new one. It is tinted and scrolls into view. */
  highlightedRow?: string;
  /** Height of a row in CSS pixels: 48, 60 with a thumbnail, 40 in a dialog. @default 48 */
  rowHeightPx?: number;
  /** Least width below lg (1025 px) in CSS pixels; the table scrolls sideways in its frame. @default 1500 */
  smallScreenMinWidthPx?: number;
  /** CSS length from which on the rows scroll under the header. @default none; '80vh' above `drawAllUpTo` rows */
  maxHeight?: string;
  /** With more rows than this only those in view are drawn, and each is one line high. @default 200 */
  drawAllUpTo?: number;
  /** Renders a two-line row below md (768 px), where a list replaces the table. Offer a SortDropdown there. */
  renderCompactRow?: (row: Row) => ReactNode;
  /** Each built-in text, to replace it. */
  texts?: Partial<SortableTableTexts>;
}
