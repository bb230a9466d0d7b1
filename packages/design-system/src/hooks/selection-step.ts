/** How items lie, for the arrow keys. */
export interface ItemLayout {
  count: number;
  /** Items side by side; 1 in a list or a table. */
  columns: number;
  isRightToLeft: boolean;
}

/**
 * Where a key moves focus from an item.
 *
 * @returns the index, or null where the key leads nowhere. Down from above a short last row leads to the last item.
 */
export function stepItem(key: string, index: number, { count, columns, isRightToLeft }: ItemLayout): number | null {
  const last = count - 1;
  const target = {
    ArrowUp: index - columns,
    ArrowDown: rowOf(index, columns) < rowOf(last, columns) ? Math.min(index + columns, last) : index,
    ArrowLeft: columns === 1 ? index : index + (isRightToLeft ? 1 : -1),
    ArrowRight: columns === 1 ? index : index + (isRightToLeft ? -1 : 1),
    Home: 0,
    End: last,
  }[key];
  return target === undefined || target === index || target < 0 || target > last ? null : target;
}

const rowOf = (index: number, columns: number) => Math.floor(index / columns);

/**
 * What changes when the end of a range moves: the range always lies between its beginning and the focus.
 *
 * @returns indexes to select, and those the range has left behind
 */
export function moveRangeEnd(beginning: number, from: number, to: number): { select: number[]; deselect: number[] } {
  const isLeftBehind = (index: number) => index < Math.min(beginning, to) || index > Math.max(beginning, to);
  return { select: span(beginning, to), deselect: span(beginning, from).filter(isLeftBehind) };
}

/** Every index from one to the other, both included, in rising order. */
export function span(from: number, to: number): number[] {
  const low = Math.min(from, to);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, offset) => low + offset);
}
