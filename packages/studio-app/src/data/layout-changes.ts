import { layoutChanges, type LayoutMapNode, type LayoutPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, layerKeys, layoutKeys } from './keys.ts';
import { layoutQuery } from './layouts.ts';
import { refresh } from './refresh.ts';

export const createLayout = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: LayoutPayload) => send(layoutChanges.createLayout, { payload }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Renames a layout. */
export const updateLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (payload: LayoutPayload) => send(layoutChanges.updateLayout, { params: { id }, payload }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Permanently deletes a layout with its layers (F14) and removes it from its assets. */
export const deleteLayout = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(layoutChanges.deleteLayout, { params: { id } }),
    onSuccess: (_nothing, id) => {
      client.removeQueries({ queryKey: layoutKeys.one(id) });
      client.removeQueries({ queryKey: layerKeys.list({ layoutId: id }) });
      return refresh(client, layoutKeys.all, assetKeys.all);
    },
  });

/** Saves a layout's map; `null` is sent as an empty body, which clears the map. @see CALL-163..164 */
export const mapLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (map: LayoutMapNode[] | null) => send(layoutChanges.mapLayout, { params: { id }, payload: map }),
    onSuccess: (layout) => {
      client.setQueryData(layoutQuery(send, id).queryKey, layout);
      return refresh(client, layoutKeys.lists);
    },
  });
