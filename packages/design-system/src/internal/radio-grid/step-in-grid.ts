export interface RadioGridShape {
  /** Cells in all; the last row may be shorter. */
  count: number;
  /** Cells in a full row. */
  columns: number;
  direction: 'ltr' | 'rtl';
}

/**
 * Where an arrow key, Home or End leads in a grid that is filled row by row.
 *
 * Sideways runs on into the next row and from the last cell to the first; up and down hold at the edges. In a grid of
 * one row or one column all arrows lead to the next and the previous cell, as in any radio group.
 *
 * @param from index of the focused cell
 * @returns `undefined` for any other key
 */
export function stepInGrid(
  key: string,
  from: number,
  { count, columns, direction }: RadioGridShape,
): number | undefined {
  const isLine = columns === 1 || columns >= count;
  const next = (from + 1) % count;
  const previous = (from - 1 + count) % count;
  switch (key) {
    case 'ArrowRight':
      return direction === 'rtl' ? previous : next;
    case 'ArrowLeft':
      return direction === 'rtl' ? next : previous;
    case 'ArrowDown':
      return isLine ? next : below(from, count, columns);
    case 'ArrowUp':
      return isLine ? previous : from < columns ? from : from - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The cell below; above a gap at the end of a short last row, its last cell. */
function below(from: number, count: number, columns: number): number {
  const isInLastRow = Math.floor(from / columns) === Math.floor((count - 1) / columns);
  return isInLastRow ? from : Math.min(from + columns, count - 1);
}
