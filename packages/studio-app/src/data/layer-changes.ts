import {
  layerChanges,
  type LayerPayload,
  type LayerTemplate,
  type LayerUpdatePayload,
  layoutChanges,
} from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { layerKeys, layoutKeys } from './keys.ts';
import { layerListQuery } from './layers.ts';
import { refresh } from './refresh.ts';

/** Refreshes layers and the layout, because the layout's map contains sections of its layers. */
const refreshLayers = (client: QueryClient): Promise<void> => refresh(client, layerKeys.all, layoutKeys.all);

export const createLayer = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: LayerPayload) => send(layerChanges.createLayer, { payload }),
    onSuccess: () => refreshLayers(client),
  });

export const updateLayer = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: LayerUpdatePayload) => send(layerChanges.updateLayer, { params: { id }, payload }),
    onSuccess: () => refreshLayers(client),
  });

/** Permanently deletes a layer and removes its sections from the map. */
export const deleteLayer = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(layerChanges.deleteLayer, { params: { id } }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: layerKeys.one(id) });
      return refreshLayers(client);
    },
  });

/** Reorders the layers of a layout. Updates the cache optimistically and rolls back on failure. */
export const reorderLayers = (send: Send, client: QueryClient, layoutId: string) => {
  const { queryKey } = layerListQuery(send, layoutId);
  return mutationOptions({
    mutationFn: (layers: readonly LayerTemplate[]) =>
      send(layoutChanges.reorderLayers, { params: { id: layoutId }, payload: layers.map(({ id }) => id) }),
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
