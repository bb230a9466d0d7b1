import type { ReactNode } from 'react';
import { Checkbox } from '../Checkbox/index.js';
import { highlight } from '../../internal/highlight.js';
import { Skeleton } from '../Skeleton/index.js';
import * as styles from './CompactList.css.js';
import { empty } from './SortableTable.css.js';
import type { TableContent } from './TableGrid.js';

export interface CompactListProps<Row> extends TableContent<Row> {
  renderRow: (row: Row) => ReactNode;
  skeletonRowCount: number;
}

/** The rows of a table where there is no room for its columns. */
export function CompactList<Row>({
  rows,
  ids,
  stretches,
  isVirtual,
  tableId,
  label,
  selection,
  itemProps,
  busy,
  isRowPending,
  highlightedRow,
  words,
  renderRow,
  skeletonRowCount,
}: CompactListProps<Row>) {
  if (ids.length === 0) {
    return busy ? <SkeletonRows label={label} count={skeletonRowCount} /> : <div className={empty}>{words.empty}</div>;
  }
  return (
    <ul className={styles.compactList} aria-label={label} aria-busy={busy}>
      {stretches.flatMap(({ isDrawn, from, to }) =>
        isDrawn
          ? rows.slice(from, to).map((row, offset) => {
              const index = from + offset;
              const rowId = ids[index] ?? '';
              const boxId = `${tableId}-box-${index}`;
              const nameId = `${tableId}-name-${index}`;
              const isSelected = selection?.isSelected(rowId) ?? false;
              return (
                <li
                  key={`row-${rowId}`}
                  className={styles.compactRow}
                  data-row={rowId}
                  data-selected={isSelected || undefined}
                  data-pending={isRowPending?.(row) || undefined}
                  {...highlight(rowId === highlightedRow)}
                  aria-setsize={isVirtual ? ids.length : undefined}
                  aria-posinset={isVirtual ? index + 1 : undefined}
                >
                  {selection !== null && (
                    <Checkbox
                      id={boxId}
                      aria-label={words.select}
                      aria-labelledby={`${boxId} ${nameId}`}
                      checked={isSelected}
                      {...itemProps(rowId)}
                    />
                  )}
                  <div id={nameId} className={styles.compactContent}>
                    {renderRow(row)}
                  </div>
                </li>
              );
            })
          : [
              <li
                key={`gap-${from}`}
                aria-hidden="true"
                style={{ height: (to - from) * styles.COMPACT_ROW_HEIGHT_PX }}
              />,
            ],
      )}
    </ul>
  );
}

function SkeletonRows({ label, count }: { label: string; count: number }) {
  return (
    <ul className={styles.compactList} aria-label={label} aria-busy="true">
      {Array.from({ length: count }, (_, row) => (
        <li key={row} className={styles.compactRow} aria-hidden="true">
          <div className={styles.compactContent}>
            <Skeleton width="50%" />
            <Skeleton width="30%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
