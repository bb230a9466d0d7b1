import { layoutReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { layoutKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of 40 location layouts, by name. */
export const layoutPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: layoutKeys.page(request),
    queryFn: ({ signal }) =>
      send(layoutReads.listLayouts, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All location layouts in one call, for pickers. */
export const layoutListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: layoutKeys.list(request),
    queryFn: ({ signal }) => send(layoutReads.listLayouts, { query: queryOf(request), signal }),
  });

export const layoutQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: layoutKeys.one(id),
    queryFn: ({ signal }) => send(layoutReads.getLayout, { params: { id }, signal }),
  });
