import { checklistReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { checklistKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of 40 checklist templates, by name. */
export const checklistPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: checklistKeys.page(request),
    queryFn: ({ signal }) =>
      send(checklistReads.listChecklists, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All checklist templates in one call, for pickers. */
export const checklistListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: checklistKeys.list(request),
    queryFn: ({ signal }) => send(checklistReads.listChecklists, { query: queryOf(request), signal }),
  });

export const checklistQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: checklistKeys.one(id),
    queryFn: ({ signal }) => send(checklistReads.getChecklist, { params: { id }, signal }),
  });
