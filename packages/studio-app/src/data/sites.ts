import { siteReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { siteKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { readAll } from './read-all.ts';

const inOrder = <R extends ListRequest>(request: R) => ({ orderBy: DEFAULT_SORTS.sites, ...request });

/** One page of 12 sites, by name. */
export const sitePageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: siteKeys.page(request),
    queryFn: ({ signal }) =>
      send(siteReads.listSites, {
        query: toListQuery(inOrder(request)),
        page: { top: PAGE_SIZES.sites, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All sites, for the map and pickers. */
export const siteListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: siteKeys.list(request),
    queryFn: ({ signal }) => {
      const query = toListQuery(inOrder(request));
      return readAll(
        () => send(siteReads.listSites, { query, signal }),
        (page) => send(siteReads.listSites, { query, page, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const siteQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: siteKeys.one(id),
    queryFn: ({ signal }) => send(siteReads.getSite, { params: { id }, signal }),
  });
