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

/** Sections of a layer stand in its layout's map: whatever changes a layer may change the map. */
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

/** Deletes a layer for good, and its sections from the map. */
export const deleteLayer = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(layerChanges.deleteLayer, { params: { id } }),
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
