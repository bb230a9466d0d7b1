import { type QueryKey, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../api/index.ts';
import { lastPageSkip } from './last-page.ts';

/** Shows the page from index `skip`, with `replace` in place of the history entry of the current one. */
export type GoToPage = (skip: number, options?: { replace: boolean }) => void;

/**
 * Reads one page of a list. When the list ends before it, for example after the last item of a page is deleted, goes
 * to the last page and is pending until that is there.
 */
export function usePageQuery<Item, Key extends QueryKey>(
  page: UseQueryOptions<Page<Item[]>, Error, Page<Item[]>, Key>,
  goTo: GoToPage,
): UseQueryResult<Page<Item[]>> {
  const query = useQuery(page);
  const last = query.data && lastPageSkip(query.data.pagination);
  useEffect(() => {
    if (last !== undefined && !query.isPlaceholderData) goTo(last, { replace: true });
  });
  if (last === undefined) return query;
  return { ...query, data: undefined, isPending: true } as UseQueryResult<Page<Item[]>>;
}
