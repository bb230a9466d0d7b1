import { layoutChanges } from '@inspection-studio/domain/calls';
import type { LayoutPayload } from '@inspection-studio/domain/layouts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { assetKeys, layerKeys, layoutKeys, layoutScope } from './keys.ts';
import { layoutQuery } from './layouts.ts';
import { refresh } from './refresh.ts';
import { type MapEdit, saveMapping } from './save-mapping.ts';

export const createLayout = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: LayoutPayload) => send(layoutChanges.createLayout, { payload }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Renames a layout. */
export const updateLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ values, etag }: Edit<LayoutPayload>) =>
      send(layoutChanges.updateLayout, { params: { id }, payload: values, ifMatch: etag }),
    onSuccess: () => refresh(client, layoutKeys.all),
  });

/** Permanently deletes a layout with its layers and removes it from its assets. */
export const deleteLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(layoutChanges.deleteLayout, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      await forget(client, layoutKeys.one(id));
      await forget(client, layerKeys.list({ layoutId: id }));
      await refresh(client, layoutKeys.all, assetKeys.all);
    },
  });

/**
 * Saves a layout's map; `null` is sent as an empty body, which clears the map. Merges it with what someone else mapped
 * meanwhile. Waits for orders of its layers that are being sent.
 */
export const mapLayout = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    scope: layoutScope(id),
    mutationFn: (edit: MapEdit) => saveMapping(send, client, edit),
    onSuccess: ({ layout }) => {
      client.setQueryData(layoutQuery(send, id).queryKey, layout);
      return refresh(client, layoutKeys.lists);
    },
  });
