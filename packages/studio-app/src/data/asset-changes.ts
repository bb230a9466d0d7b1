import { type AssetForm, toAssetPayload } from '@inspection-studio/domain/assets';
import { assetChanges } from '@inspection-studio/domain/calls';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { assetKeys, projectKeys, siteKeys } from './keys.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

/** Creates an asset and uploads its thumbnail. Refreshes its site. */
export const createAsset = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: async (form: AssetForm) => {
      const asset = await send(assetChanges.createAsset, { payload: toAssetPayload(form) });
      return withThumbnail(send, 'Asset', asset, form.thumbnail);
    },
    onSuccess: () => refresh(client, assetKeys.all, siteKeys.all),
  });

/** Updates an asset and its thumbnail. Refreshes inspections, which include its name. */
export const updateAsset = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async ({ values, etag }: Edit<AssetForm>) => {
      const asset = await send(assetChanges.updateAsset, {
        params: { id },
        payload: toAssetPayload(values),
        ifMatch: etag,
      });
      return withThumbnail(send, 'Asset', asset, values.thumbnail);
    },
    onSuccess: () => refresh(client, assetKeys.all, siteKeys.all, projectKeys.all),
  });

/** Deletes an asset with its inspections. */
export const deleteAsset = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(assetChanges.deleteAsset, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      await forget(client, assetKeys.one(id));
      await refresh(client, assetKeys.all, siteKeys.all, projectKeys.all);
    },
  });
