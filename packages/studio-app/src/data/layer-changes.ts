import { layerChanges, layoutChanges } from '@inspection-studio/domain/calls';
import type { LayerPayload, LayerTemplate, LayerUpdatePayload } from '@inspection-studio/domain/layouts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { entityTagOf, type Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { layerKeys, layoutKeys, layoutScope } from './keys.ts';
import { layerListQuery } from './layers.ts';
import { layoutQuery } from './layouts.ts';
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
    mutationFn: ({ values, etag }: Edit<LayerUpdatePayload>) =>
      send(layerChanges.updateLayer, { params: { id }, payload: values, ifMatch: etag }),
    onSuccess: () => refreshLayers(client),
  });

/** Permanently deletes a layer and removes its sections from the map. */
export const deleteLayer = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(layerChanges.deleteLayer, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      await forget(client, layerKeys.one(id));
      await refreshLayers(client);
    },
  });

/**
 * Reorders the layers of a layout. Updates the cache optimistically and rolls back on failure, for example when someone
 * else changed the order (412). Orders of one layout are sent one after another, each with the tag that the one before
 * led to.
 */
export const reorderLayers = (send: Send, client: QueryClient, layoutId: string) => {
  const { queryKey } = layerListQuery(send, layoutId);
  const { queryKey: layoutKey } = layoutQuery(send, layoutId);
  const mutationKey = [...layerKeys.all, 'order', layoutId];
  return mutationOptions({
    mutationKey,
    scope: layoutScope(layoutId),
    mutationFn: (layers: readonly LayerTemplate[]) =>
      send(layoutChanges.reorderLayers, {
        params: { id: layoutId },
        payload: layers.map(({ id }) => id),
        ifMatch: entityTagOf(client.getQueryData(layoutKey)),
      }),
    onMutate: async (layers) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, [...layers]);
      return { before };
    },
    onError: (_error, _layers, result) => {
      // Orders that wait were made from the refused one, and would undo what someone else did.
      const waiting = client.getMutationCache().findAll({ mutationKey, predicate: ({ state }) => state.isPaused });
      for (const order of waiting) client.getMutationCache().remove(order);
      client.setQueryData(queryKey, result?.before);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: layoutKey });
      // A list that is read between two orders would show the first one again.
      if (client.isMutating({ mutationKey }) === 1) await refreshLayers(client);
    },
  });
};
