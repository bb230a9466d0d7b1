import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowsDownUpIcon } from '@phosphor-icons/react/dist/csr/ArrowsDownUp';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import * as styles from './cells.css.js';
import { isSortable, type SortableTableColumn, type TableSort } from './columns.js';

export interface SortHeaderProps<Row> {
  column: SortableTableColumn<Row>;
  /** The sort direction of this column; null when it is not sorted. */
  direction: TableSort['direction'] | null;
  isSticky: boolean;
  /** Whether columns have a fixed width, because not all rows are rendered. */
  isFixed: boolean;
  onToggle: () => void;
}

/** A column header; the whole cell is a sort button. */
export function SortHeader<Row>({ column, direction, isSticky, isFixed, onToggle }: SortHeaderProps<Row>) {
  const { header, align = 'start', minWidthPx } = column;
  // A column that stays in place leaves the others half of a narrow frame.
  const minWidth = isSticky && minWidthPx !== undefined ? `min(${minWidthPx}px, 50cqi)` : minWidthPx;
  const canSort = isSortable(column);
  const words = column.isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header;
  const Icon = direction === null ? ArrowsDownUpIcon : direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th
      scope="col"
      className={styles.headerCell}
      data-sticky={isSticky ? 'edge' : undefined}
      data-align={align}
      style={isFixed ? { width: minWidth } : { minWidth }}
      aria-sort={canSort ? (direction ?? 'none') : undefined}
    >
      {canSort ? (
        <button type="button" className={styles.sortButton} onClick={onToggle}>
          <span className={styles.headerWords}>{words}</span>
          <Icon
            size={14}
            weight={direction === null ? 'regular' : 'bold'}
            className={styles.arrow}
            aria-hidden="true"
          />
        </button>
      ) : (
        <span className={styles.plainHeader}>{words}</span>
      )}
    </th>
  );
}
