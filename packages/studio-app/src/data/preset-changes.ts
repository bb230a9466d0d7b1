import { categoryPresetChanges } from '@inspection-studio/domain/calls';
import type { CategoryPresetPayload } from '@inspection-studio/domain/categories';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { SeenTag } from './edit.ts';
import { forget } from './forget.ts';
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
      await forget(client, presetKeys.one(id));
      await refresh(client, presetKeys.all, categoryKeys.all, assetKeys.all);
    },
  });
