import { tagReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { tagKeys } from './keys.ts';
import { equals, type PagedRequest, toListQuery } from './list-request.ts';

/** Limits to archived or active ones; both by default. */
export interface TagRequest extends PagedRequest {
  isArchived?: boolean;
}

/** One page of 100 tags, by name. */
export const tagPageQuery = (send: Send, request: TagRequest = {}) =>
  queryOptions({
    queryKey: tagKeys.page(request),
    queryFn: ({ signal }) =>
      send(tagReads.listTags, {
        query: toListQuery({ orderBy: DEFAULT_SORTS.tags, ...request }, equals('isArchived', request.isArchived)),
        page: { top: PAGE_SIZES.tags, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All tags in one call, archived ones too, for the palette. */
export const tagListQuery = (send: Send) =>
  queryOptions({
    queryKey: tagKeys.list({}),
    queryFn: ({ signal }) => send(tagReads.listTags, { query: toListQuery({ orderBy: DEFAULT_SORTS.tags }), signal }),
  });

export const tagQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: tagKeys.one(id),
    queryFn: ({ signal }) => send(tagReads.getTag, { params: { id }, signal }),
  });
