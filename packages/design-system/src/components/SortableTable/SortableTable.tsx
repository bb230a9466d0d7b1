'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useMemo, useState, type FocusEvent } from 'react';
import { selectionModel } from '../../hooks/selection-model.js';
import { NO_SELECTION } from '../../hooks/selection.js';
import { useMediaQuery } from '../../hooks/useMediaQuery.js';
import { useSelectionKeys } from '../../hooks/useSelectionKeys.js';
import { classNames } from '../../internal/class-names.js';
import { useHasChanged } from '../../internal/useHasChanged.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { media } from '../../theme/media.js';
import { COMPACT_ROW_HEIGHT_PX } from './CompactList.css.js';
import { CompactList } from './CompactList.js';
import * as styles from './SortableTable.css.js';
import { TableGrid } from './TableGrid.js';
import { TEXTS } from './texts.js';
import { DRAW_ALL_UP_TO, type SortableTableProps } from './types.js';
import { useSorting } from './useSorting.js';
import { useTableWindow } from './useTableWindow.js';

const NOTHING_TO_SELECT = [NO_SELECTION, () => {}] as const;

/** A table with sortable columns and optional row selection. */
export function SortableTable<Row extends object>({
  label,
  columns,
  rows,
  rowKey,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  sortMode = 'cycle',
  selection,
  busy = false,
  skeletonRowCount = 5,
  isRowPending,
  highlightedRow,
  rowHeightPx = 48,
  smallScreenMinWidthPx = 1500,
  maxHeight,
  drawAllUpTo = DRAW_ALL_UP_TO,
  renderCompactRow,
  texts,
  className,
  style,
  ...rest
}: SortableTableProps<Row>) {
  const words = { ...TEXTS, ...texts };
  const tableId = useId();
  const { sort, sortedRows, toggleSort } = useSorting({
    columns,
    rows,
    rowKey,
    sort: givenSort,
    defaultSort,
    onSortChange,
    mode: sortMode,
  });
  const ids = useMemo(() => sortedRows.map(rowKey), [sortedRows, rowKey]);
  const isVirtual = ids.length > drawAllUpTo;
  const isCompact = useMediaQuery(media.belowMd) && renderCompactRow !== undefined;

  const [keptId, setKeptId] = useState<string | null>(null);
  const { containerProps, itemProps } = useSelectionKeys<HTMLDivElement>({
    ids,
    selection: selection ?? NOTHING_TO_SELECT,
    reveal: (index) => setKeptId(ids[index] ?? null),
  });
  const region = useTableWindow({
    region: containerProps.ref,
    rowCount: ids.length,
    rowHeightPx: isCompact ? COMPACT_ROW_HEIGHT_PX : rowHeightPx,
    isVirtual,
    keptIndex: isVirtual && keptId !== null ? ids.indexOf(keptId) : -1,
  });

  const sortedBy = columns.find(({ id }) => id === sort?.columnId)?.header ?? null;
  const sortText = words.sorted(sortedBy, sort?.direction ?? 'ascending');
  const isSortAnnounced = useHasChanged(sortText);
  const shared = {
    rows: sortedRows,
    ids,
    stretches: region.stretches,
    isVirtual,
    tableId,
    label,
    selection: selection ? selectionModel(selection) : null,
    itemProps,
    busy,
    isRowPending,
    highlightedRow,
    words,
  };
  return (
    <div
      className={classNames(styles.frame, className)}
      style={{
        ...assignInlineVars({
          [styles.rowHeight]: `${rowHeightPx}px`,
          [styles.smallScreenMinWidth]: `${smallScreenMinWidthPx}px`,
          [styles.stickyWidth]: `${isCompact ? 0 : region.stickyWidthPx}px`,
          [styles.maxHeight]: maxHeight ?? (isVirtual ? '80vh' : 'none'),
        }),
        ...style,
      }}
      {...rest}
    >
      <div
        {...(selection ? containerProps : { ref: containerProps.ref })}
        className={styles.region}
        data-sideways={region.isSideways || undefined}
        onScroll={region.onScroll}
        onFocus={(event: FocusEvent<HTMLDivElement>) => {
          setKeptId(event.target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? keptId);
        }}
        {...(region.isScrollable && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        {isCompact ? (
          <CompactList {...shared} renderRow={renderCompactRow} skeletonRowCount={skeletonRowCount} />
        ) : (
          <TableGrid
            {...shared}
            columns={columns}
            sort={sort}
            onToggleSort={toggleSort}
            skeletonRowCount={skeletonRowCount}
          />
        )}
      </div>
      <VisuallyHidden role="status">{isSortAnnounced && sortText}</VisuallyHidden>
    </div>
  );
}
