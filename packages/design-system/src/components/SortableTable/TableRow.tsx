import { memo, type ReactNode } from 'react';
import type { SelectionItemProps } from '../../hooks/useSelectionKeys.js';
import { Checkbox } from '../Checkbox/index.js';
import * as styles from './cells.css.js';
import { highlight } from '../../internal/highlight.js';
import { rowHeaderOf, type SortableTableColumn } from './columns.js';
import { row as rowStyle } from './SortableTable.css.js';

export interface TableRowProps<Row> {
  row: Row;
  rowId: string;
  /** In the order shown, from 0. */
  index: number;
  columns: readonly SortableTableColumn<Row>[];
  /** For the ids of its elements; unique to the table. */
  tableId: string;
  /** Whether to expose its position, because not all rows are rendered. */
  isNumbered: boolean;
  /** Null where rows cannot be selected. */
  isSelected: boolean | null;
  isPending: boolean;
  isHighlighted: boolean;
  selectLabel: string;
  itemProps: (id: string) => SelectionItemProps;
}

/** The header is row 1. */
const FIRST_ROW_NUMBER = 2;

/** One row. A row that has not changed is not drawn again while the table scrolls or another is selected. */
export const TableRow = memo(function TableRow<Row>({
  row,
  rowId,
  index,
  columns,
  tableId,
  isNumbered,
  isSelected,
  isPending,
  isHighlighted,
  selectLabel,
  itemProps,
}: TableRowProps<Row>) {
  const nameId = `${tableId}-name-${index}`;
  const boxId = `${tableId}-box-${index}`;
  const rowHeader = rowHeaderOf(columns);
  return (
    <tr
      className={rowStyle}
      data-row={rowId}
      data-selected={isSelected || undefined}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      {...highlight(isHighlighted)}
      aria-rowindex={isNumbered ? index + FIRST_ROW_NUMBER : undefined}
    >
      {isSelected !== null && (
        <td className={styles.selectCell} data-sticky>
          <Checkbox
            id={boxId}
            aria-label={selectLabel}
            aria-labelledby={`${boxId} ${nameId}`}
            checked={isSelected}
            {...itemProps(rowId)}
          />
        </td>
      )}
      {columns.map((column, place) => {
        const attributes = {
          className: styles.cell,
          'data-sticky': place === 0 ? 'edge' : undefined,
          'data-align': column.align ?? 'start',
          children: column.cell(row),
        };
        return column === rowHeader ? (
          <th key={column.id} scope="row" id={nameId} {...attributes} />
        ) : (
          <td key={column.id} {...attributes} />
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;
