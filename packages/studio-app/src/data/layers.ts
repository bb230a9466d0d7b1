import { calls, type LayerPayload, type LayerTemplate, type LayerUpdatePayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { layerKeys, layoutKeys } from './keys.ts';
import { equals, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

/** All layers of one layout, in its order. */
export const layerListQuery = (send: Send, layoutId: string) =>
  queryOptions({
    queryKey: layerKeys.list({ layoutId }),
    queryFn: ({ signal }) => send(calls.listLayers, { query: toListQuery({}, equals('layoutId', layoutId)), signal }),
  });

export const layerQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: layerKeys.one(id),
    queryFn: ({ signal }) => send(calls.getLayer, { params: { id }, signal }),
  });

/** Sections of a layer stand in its layout's map: whatever changes a layer may change the map. */
const refreshLayers = (client: QueryClient): Promise<void> => refresh(client, layerKeys.all, layoutKeys.all);

export const createLayer = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: LayerPayload) => send(calls.createLayer, { payload }),
    onSuccess: () => refreshLayers(client),
  });

export const updateLayer = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: LayerUpdatePayload) => send(calls.updateLayer, { params: { id }, payload }),
    onSuccess: () => refreshLayers(client),
  });

/** Deletes a layer for good, and its sections from the map. */
export const deleteLayer = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteLayer, { params: { id } }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: layerKeys.one(id) });
      return refreshLayers(client);
    },
  });

/** Puts the layers of a layout into a new order, which is shown at once and taken back when it is refused. */
export const reorderLayers = (send: Send, client: QueryClient, layoutId: string) => {
  const { queryKey } = layerListQuery(send, layoutId);
  return mutationOptions({
    mutationFn: (layers: readonly LayerTemplate[]) =>
      send(calls.reorderLayers, { params: { id: layoutId }, payload: layers.map(({ id }) => id) }),
    onMutate: async (layers) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, [...layers]);
      return { before };
    },
    onError: (_error, _layers, result) => client.setQueryData(queryKey, result?.before),
    onSettled: () => refreshLayers(client),
  });
};
