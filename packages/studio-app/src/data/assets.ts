import { assetReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys } from './keys.ts';
import { equals, type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { readAll } from './read-all.ts';

/** Limits the list to one site. */
export interface AssetRequest extends ListRequest {
  siteId?: string;
}

const queryOf = (request: AssetRequest) =>
  toListQuery({ orderBy: DEFAULT_SORTS.assets, ...request }, equals('siteId', request.siteId));

/** One page of 12 assets, by name. */
export const assetPageQuery = (send: Send, request: AssetRequest & PagedRequest = {}) =>
  queryOptions({
    queryKey: assetKeys.page(request),
    queryFn: ({ signal }) =>
      send(assetReads.listAssets, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.assets, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All assets, for the map and pickers. */
export const assetListQuery = (send: Send, request: AssetRequest = {}) =>
  queryOptions({
    queryKey: assetKeys.list(request),
    queryFn: ({ signal }) => {
      const query = queryOf(request);
      return readAll(
        () => send(assetReads.listAssets, { query, signal }),
        (page) => send(assetReads.listAssets, { query, page, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });

export const assetQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: assetKeys.one(id),
    queryFn: ({ signal }) => send(assetReads.getAsset, { params: { id }, signal }),
  });
