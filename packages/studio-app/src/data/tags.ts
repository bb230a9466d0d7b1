import { calls, DEFAULT_SORTS, PAGE_SIZES, type TagPayload } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { tagKeys } from './keys.ts';
import { equals, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

/** Archived ones only, active ones only, or both when left out. */
export interface TagRequest extends PagedRequest {
  isArchived?: boolean;
}

/** One page of tags, 100 to a page, by name. */
export const tagPageQuery = (send: Send, request: TagRequest = {}) =>
  queryOptions({
    queryKey: tagKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listTags, {
        query: toListQuery({ orderBy: DEFAULT_SORTS.tags, ...request }, equals('isArchived', request.isArchived)),
        page: { top: PAGE_SIZES.tags, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const tagQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: tagKeys.one(id),
    queryFn: ({ signal }) => send(calls.getTag, { params: { id }, signal }),
  });

export const createTag = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: TagPayload) => send(calls.createTag, { payload }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

export const updateTag = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: TagPayload) => send(calls.updateTag, { params: { id }, payload }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

/** Archives the tag of an id. */
export const deleteTag = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteTag, { params: { id } }),
    onSuccess: () => refresh(client, tagKeys.all),
  });

/** Brings the archived tag of an id back. */
export const restoreTag = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(calls.restoreTag, { params: { id } }),
    onSuccess: () => refresh(client, tagKeys.all),
  });
