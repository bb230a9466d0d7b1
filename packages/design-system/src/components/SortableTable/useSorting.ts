import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { compareSortValues, isSortable, type SortableTableColumn, type SortMode, type TableSort } from './columns.js';

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

export interface SortingOptions<Row extends object> {
  columns: readonly SortableTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | null;
  defaultSort: TableSort | null;
  onSortChange?: (sort: TableSort | null) => void;
  mode: SortMode;
}

/** The rows in their order, and what a click on a header does. */
export function useSorting<Row extends object>({
  columns,
  rows,
  rowKey,
  sort: given,
  defaultSort,
  onSortChange,
  mode,
}: SortingOptions<Row>) {
  const [sort, setSort] = useControllableState(given, defaultSort, onSortChange);
  const sorting = useMemo(() => toState(sort), [sort]);
  const definitions = useMemo(() => columns.map(toDefinition), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { sorting },
    onSortingChange: (update) => setSort(fromState(typeof update === 'function' ? update(sorting) : update)),
    manualSorting: given !== undefined,
    enableMultiSort: false,
    enableSortingRemoval: mode === 'cycle',
    sortDescFirst: mode === 'flip',
  });
  const sortedRows = table.getRowModel().rows;
  return {
    sort,
    sortedRows: useMemo(() => sortedRows.map((row) => row.original), [sortedRows]),
    toggleSort: (columnId: string) => table.getColumn(columnId)?.toggleSorting(),
  };
}

function toDefinition<Row extends object>(column: SortableTableColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row) => column.sortValue?.(row) ?? undefined,
    enableSorting: isSortable(column),
    sortFn: (a, b) => compareSortValues(a.getValue(column.id), b.getValue(column.id)),
    sortUndefined: 'last',
  };
}

const toState = (sort: TableSort | null): SortingState =>
  sort === null ? [] : [{ id: sort.columnId, desc: sort.direction === 'descending' }];

function fromState([first]: SortingState): TableSort | null {
  return first === undefined ? null : { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' };
}
