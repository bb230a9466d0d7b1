import { assetReads, userReads } from '@inspection-studio/domain/calls';
import {
  DEFAULT_SORTS,
  type FilterItem,
  PAGE_SIZES,
  serializeFilter,
  serializeSort,
  type SortItem,
} from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, userKeys } from './keys.ts';
import { addressedQuery, type AddressedRequest, toListQuery } from './list-request.ts';
import { readAll } from './read-all.ts';

/** One page of 12 people. */
export const userPageQuery = (send: Send, request: AddressedRequest) =>
  queryOptions({
    queryKey: userKeys.page(request),
    queryFn: ({ signal }) =>
      send(userReads.listUsers, {
        query: addressedQuery(request),
        page: { top: PAGE_SIZES.users, skip: request.skip },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All people in any status by first name, for pickers. */
export const userListQuery = (send: Send) =>
  queryOptions({
    queryKey: userKeys.list({}),
    queryFn: ({ signal }) => {
      const query = toListQuery({ orderBy: DEFAULT_SORTS.users });
      return readAll(
        () => send(userReads.listUsers, { query, signal }),
        (page) => send(userReads.listUsers, { query, page, signal }),
      );
    },
  });

/** Assets that a person created, or is involved in, which includes created ones. */
export interface UserAssetRequest {
  userId: string;
  scope: 'created' | 'involved';
  orderBy?: readonly SortItem[];
  skip: number;
}

/** One page of 12 assets of a person, newest first. */
export const userAssetPageQuery = (send: Send, request: UserAssetRequest) =>
  queryOptions({
    queryKey: assetKeys.page(request),
    queryFn: ({ signal }) => {
      const { userId, scope, orderBy = DEFAULT_SORTS.userAssets, skip } = request;
      const created: FilterItem = { prop: 'createdBy', comparison: 'eq', value: userId };
      const involved: FilterItem = { prop: 'member', comparison: 'eq', value: userId, logical: 'or' };
      const filter = serializeFilter(scope === 'created' ? [created] : [created, involved]);
      const query = { filter, orderBy: serializeSort(orderBy) };
      return send(assetReads.listAssets, { query, page: { top: PAGE_SIZES.assets, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });
