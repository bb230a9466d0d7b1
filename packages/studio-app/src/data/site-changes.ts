import { siteChanges } from '@inspection-studio/domain/calls';
import { type SiteForm, toSitePayload } from '@inspection-studio/domain/sites';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import type { Edit, SeenTag } from './edit.ts';
import { forget } from './forget.ts';
import { assetKeys, projectKeys, siteKeys } from './keys.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

/** Creates a site and uploads its thumbnail. */
export const createSite = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: async (form: SiteForm) => {
      const site = await send(siteChanges.createSite, { payload: toSitePayload(form) });
      return withThumbnail(send, 'Site', site, form.thumbnail);
    },
    onSuccess: () => refresh(client, siteKeys.all),
  });

/** Updates a site and its thumbnail. Refreshes assets and inspections, which include its name. */
export const updateSite = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async ({ values, etag }: Edit<SiteForm>) => {
      const site = await send(siteChanges.updateSite, {
        params: { id },
        payload: toSitePayload(values),
        ifMatch: etag,
      });
      return withThumbnail(send, 'Site', site, values.thumbnail);
    },
    onSuccess: () => refresh(client, siteKeys.all, assetKeys.all, projectKeys.all),
  });

/** Deletes a site with its assets and inspections. */
export const deleteSite = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (etag: SeenTag) => send(siteChanges.deleteSite, { params: { id }, ifMatch: await etag }),
    onSuccess: async () => {
      await forget(client, siteKeys.one(id));
      await refresh(client, siteKeys.all, assetKeys.all, projectKeys.all);
    },
  });
