import { calls, type CategoryPresetPayload, DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, categoryKeys, presetKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of category presets, 40 to a page, by name. */
export const presetPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: presetKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listCategoryPresets, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All category presets in one call, for choosing. */
export const presetListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: presetKeys.list(request),
    queryFn: ({ signal }) => send(calls.listCategoryPresets, { query: queryOf(request), signal }),
  });

export const presetQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: presetKeys.one(id),
    queryFn: ({ signal }) => send(calls.getCategoryPreset, { params: { id }, signal }),
  });

export const createPreset = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: CategoryPresetPayload) => send(calls.createCategoryPreset, { payload }),
    onSuccess: () => refresh(client, presetKeys.all),
  });

/** Deletes the preset of an id for good; assets that have it lose it, with its categories. */
export const deletePreset = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteCategoryPreset, { params: { id } }),
    onSuccess: async (_nothing, id) => {
      // Its own dialog is still open: it would be read again in vain.
      await client.invalidateQueries({ queryKey: presetKeys.one(id), refetchType: 'none' });
      await refresh(client, presetKeys.lists, categoryKeys.all, assetKeys.all);
    },
  });
