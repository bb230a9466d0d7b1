import { categoryPresetReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { presetKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of 40 category presets, by name. */
export const presetPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: presetKeys.page(request),
    queryFn: ({ signal }) =>
      send(categoryPresetReads.listCategoryPresets, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All category presets in one call, for pickers. */
export const presetListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: presetKeys.list(request),
    queryFn: ({ signal }) => send(categoryPresetReads.listCategoryPresets, { query: queryOf(request), signal }),
  });

export const presetQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: presetKeys.one(id),
    queryFn: ({ signal }) => send(categoryPresetReads.getCategoryPreset, { params: { id }, signal }),
  });
