import { type AssetForm, calls, DEFAULT_SORTS, PAGE_SIZES, toAssetPayload } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, projectKeys, siteKeys } from './keys.ts';
import { equals, type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

/** Assets of one site when `siteId` is given. */
export interface AssetRequest extends ListRequest {
  siteId?: string;
}

const queryOf = (request: AssetRequest) =>
  toListQuery({ orderBy: DEFAULT_SORTS.assets, ...request }, equals('siteId', request.siteId));

/** One page of assets, 12 to a page, by name. */
export const assetPageQuery = (send: Send, request: AssetRequest & PagedRequest = {}) =>
  queryOptions({
    queryKey: assetKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listAssets, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.assets, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All assets in one call, for the map and for choosing. @see F07 */
export const assetListQuery = (send: Send, request: AssetRequest = {}) =>
  queryOptions({
    queryKey: assetKeys.list(request),
    queryFn: ({ signal }) => send(calls.listAssets, { query: queryOf(request), signal }),
    placeholderData: keepPreviousData,
  });

export const assetQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: assetKeys.one(id),
    queryFn: ({ signal }) => send(calls.getAsset, { params: { id }, signal }),
  });

/** The severity scale of an asset, archived or not. */
export const assetSeverityQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...assetKeys.one(id), 'severity'],
    queryFn: ({ signal }) => send(calls.getAssetSeverity, { params: { id }, signal }),
  });

/** Creates an asset and sends its picture; its site counts one more. */
export const createAsset = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: async (form: AssetForm) => {
      const asset = await send(calls.createAsset, { payload: toAssetPayload(form) });
      return withThumbnail(send, 'Asset', asset, form.thumbnail);
    },
    onSuccess: () => refresh(client, assetKeys.all, siteKeys.all),
  });

/** Changes an asset and sends what changed of its picture; inspections carry its name. */
export const updateAsset = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (form: AssetForm) => {
      const asset = await send(calls.updateAsset, { params: { id }, payload: toAssetPayload(form) });
      return withThumbnail(send, 'Asset', asset, form.thumbnail);
    },
    onSuccess: () => refresh(client, assetKeys.all, siteKeys.all, projectKeys.all),
  });

/** Deletes an asset with its inspections. */
export const deleteAsset = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(calls.deleteAsset, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: assetKeys.one(id) });
      return refresh(client, assetKeys.all, siteKeys.all, projectKeys.all);
    },
  });
