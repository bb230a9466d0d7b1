import type { Pagination } from '@inspection-studio/domain/query';

/**
 * Returns the start of the last page when a list ends before the given page; 0 when the list is empty.
 *
 * @returns undefined when the page exists
 */
export function lastPageSkip({ top, skip, count }: Pagination): number | undefined {
  if (skip === 0 || skip < count) return undefined;
  return Math.max(0, Math.ceil(count / top) - 1) * top;
}
