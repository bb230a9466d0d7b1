import { calls, type ChecklistPayload, DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { checklistKeys, projectKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of checklist templates, 40 to a page, by name. */
export const checklistPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: checklistKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listChecklists, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All checklist templates in one call, for choosing. */
export const checklistListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: checklistKeys.list(request),
    queryFn: ({ signal }) => send(calls.listChecklists, { query: queryOf(request), signal }),
  });

export const checklistQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: checklistKeys.one(id),
    queryFn: ({ signal }) => send(calls.getChecklist, { params: { id }, signal }),
  });

export const createChecklist = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: ChecklistPayload) => send(calls.createChecklist, { payload }),
    onSuccess: () => refresh(client, checklistKeys.all),
  });

/** Changes a checklist template; inspections carry its name. */
export const updateChecklist = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: ChecklistPayload) => send(calls.updateChecklist, { params: { id }, payload }),
    onSuccess: () => refresh(client, checklistKeys.all, projectKeys.all),
  });

/** Deletes a checklist template for good (F14); its inspections have none then. */
export const deleteChecklist = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteChecklist, { params: { id } }),
    onSuccess: (_gone, id) => {
      client.removeQueries({ queryKey: checklistKeys.one(id) });
      return refresh(client, checklistKeys.all, projectKeys.all);
    },
  });
