import { calls, DEFAULT_SORTS, type LayoutMapNode, type LayoutPayload, PAGE_SIZES } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, layerKeys, layoutKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

const queryOf = (request: ListRequest) => toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** One page of location layouts, 40 to a page, by name. */
export const layoutPageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: layoutKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listLayouts, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All location layouts in one call, for choosing. */
export const layoutListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: layoutKeys.list(request),
    queryFn: ({ signal }) => send(calls.listLayouts, { query: queryOf(request), signal }),
  });

export const layoutQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: layoutKeys.one(id),
    queryFn: ({ signal }) => send(calls.getLayout, { params: { id }, signal }),
  });

export const createLayout = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: LayoutPayload) => send(calls.createLayout, { payload }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Renames a layout. */
export const updateLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: LayoutPayload) => send(calls.updateLayout, { params: { id }, payload }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Deletes a layout with its layers for good (F14); its assets have none then. */
export const deleteLayout = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteLayout, { params: { id } }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: layoutKeys.one(id) });
      client.removeQueries({ queryKey: layerKeys.list({ layoutId: id }) });
      return refresh(client, layoutKeys.all, assetKeys.all);
    },
  });

/** Saves a layout's map; `null` is sent as no body at all, which clears it. @see spec 2 §7 "PUT layouts/{id}/map" */
export const mapLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (map: LayoutMapNode[] | null) => send(calls.mapLayout, { params: { id }, payload: map }),
    onSuccess: (layout) => {
      client.setQueryData(layoutQuery(send, id).queryKey, layout);
      return refresh(client, layoutKeys.lists);
    },
  });
