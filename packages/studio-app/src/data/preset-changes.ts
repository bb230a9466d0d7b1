import { categoryPresetChanges, type CategoryPresetPayload } from '@inspection-studio/domain';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { SeenTag } from './edit.ts';
import { assetKeys, categoryKeys, presetKeys } from './keys.ts';
import { refresh } from './refresh.ts';

export const createPreset = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (payload: CategoryPresetPayload) => send(categoryPresetChanges.createCategoryPreset, { payload }),
    onSuccess: () => refresh(client, presetKeys.all),
  });

/** Permanently deletes a preset and removes it, with its categories, from assets. */
export const deletePreset = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) =>
      send(categoryPresetChanges.deleteCategoryPreset, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      // Its own dialog is still open and would refetch the deleted preset.
      await client.invalidateQueries({ queryKey: presetKeys.one(id), refetchType: 'none' });
      await refresh(client, presetKeys.lists, categoryKeys.all, assetKeys.all);
    },
  });
