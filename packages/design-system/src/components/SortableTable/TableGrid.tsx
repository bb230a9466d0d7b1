import type { SelectionModel } from '../../hooks/selection-model.js';
import type { SelectionItemProps } from '../../hooks/useSelectionKeys.js';
import { Checkbox, type CheckedState } from '../Checkbox/index.js';
import { Skeleton } from '../Skeleton/index.js';
import * as cells from './cells.css.js';
import type { SortableTableColumn, TableSort } from './columns.js';
import * as styles from './SortableTable.css.js';
import { SortHeader } from './SortHeader.js';
import type { Stretch } from '../../internal/row-window.js';
import { TableRow } from './TableRow.js';
import type { SortableTableTexts } from './texts.js';

/** What a table and its compact form are drawn from. */
export interface TableContent<Row> {
  rows: readonly Row[];
  ids: readonly string[];
  stretches: readonly Stretch[];
  isVirtual: boolean;
  tableId: string;
  label: string;
  selection: SelectionModel | null;
  itemProps: (id: string) => SelectionItemProps;
  busy: boolean;
  isRowPending?: (row: Row) => boolean;
  highlightedRow: string | undefined;
  words: SortableTableTexts;
}

export interface TableGridProps<Row> extends TableContent<Row> {
  columns: readonly SortableTableColumn<Row>[];
  sort: TableSort | null;
  onToggleSort: (columnId: string) => void;
  skeletonRowCount: number;
}

/** The table itself: header, rows in view and room for the others. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { columns, ids, isVirtual, label, selection, busy, words, sort, onToggleSort } = props;
  const isEmpty = ids.length === 0;
  return (
    <table
      className={styles.table}
      aria-label={label}
      aria-busy={busy}
      aria-rowcount={isVirtual ? ids.length + 1 : undefined}
      data-virtual={isVirtual || undefined}
      data-empty={isEmpty || undefined}
    >
      <thead>
        <tr aria-rowindex={isVirtual ? 1 : undefined}>
          {selection !== null && (
            <td className={cells.selectHeader} data-sticky>
              <Checkbox
                aria-label={words.selectAll}
                checked={stateOf(ids, selection)}
                disabled={isEmpty}
                onCheckedChange={() => selection.toggleMany(ids)}
              />
            </td>
          )}
          {columns.map((column, place) => (
            <SortHeader
              key={column.id}
              column={column}
              direction={sort?.columnId === column.id ? sort.direction : null}
              isSticky={place === 0}
              isFixed={isVirtual}
              onToggle={() => onToggleSort(column.id)}
            />
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{isEmpty ? <NoRows {...props} /> : rowsOf(props)}</tbody>
    </table>
  );
}

/** One flat list with keys, so that a row keeps its elements, and its focus, when others come and go around it. */
function rowsOf<Row>(props: TableGridProps<Row>) {
  const {
    columns,
    rows,
    ids,
    stretches,
    isVirtual,
    tableId,
    selection,
    itemProps,
    isRowPending,
    highlightedRow,
    words,
  } = props;
  const width = columns.length + (selection === null ? 0 : 1);
  return stretches.flatMap(({ isDrawn, from, to }) =>
    isDrawn
      ? rows.slice(from, to).map((row, offset) => {
          const rowId = ids[from + offset] ?? '';
          return (
            <TableRow
              key={`row-${rowId}`}
              row={row}
              rowId={rowId}
              index={from + offset}
              columns={columns}
              tableId={tableId}
              isNumbered={isVirtual}
              isSelected={selection === null ? null : selection.isSelected(rowId)}
              isPending={isRowPending?.(row) ?? false}
              isHighlighted={rowId === highlightedRow}
              selectLabel={words.select}
              itemProps={itemProps}
            />
          );
        })
      : [
          <tr key={`gap-${from}`} aria-hidden="true">
            <td
              colSpan={width}
              className={styles.gap}
              style={{ height: `calc(${to - from} * ${styles.rowHeight})` }}
              aria-hidden="true"
            />
          </tr>,
        ],
  );
}

function NoRows<Row>({ columns, selection, busy, skeletonRowCount, words }: TableGridProps<Row>) {
  if (!busy) {
    return (
      <tr>
        <td colSpan={columns.length + (selection === null ? 0 : 1)} className={styles.gap}>
          <div className={styles.empty}>{words.empty}</div>
        </td>
      </tr>
    );
  }
  return Array.from({ length: skeletonRowCount }, (_, row) => (
    <tr key={row} aria-hidden="true">
      {selection !== null && <td className={cells.selectCell} aria-hidden="true" />}
      {columns.map(({ id, align }) => (
        <td key={id} className={cells.cell} data-align={align}>
          <Skeleton width="60%" />
        </td>
      ))}
    </tr>
  ));
}

/** Of the rows that are shown. */
function stateOf(ids: readonly string[], { isSelected }: SelectionModel): CheckedState {
  const isSome = ids.some(isSelected);
  return isSome && ids.every(isSelected) ? true : isSome && 'indeterminate';
}
