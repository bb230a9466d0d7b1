import { categoryReads } from '@inspection-studio/domain/calls';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { categoryKeys } from './keys.ts';
import { equals, toListQuery } from './list-request.ts';

/** Categories with AI models first; the space after the comma is the specification's. */
const CATEGORY_ORDER = 'model desc, name';

/** `isArchived` limits to archived or active ones; other properties to an asset or a preset. */
export interface CategoryRequest {
  /** Search in the name; blank returns all. */
  search?: string;
  isArchived?: boolean;
  assetId?: string;
  presetId?: string;
}

function queryOf({ search, isArchived, assetId, presetId }: CategoryRequest) {
  const conditions = [
    ...equals('isArchived', isArchived),
    ...equals('assetId', assetId),
    ...equals('presetId', presetId),
  ];
  return { ...toListQuery({ search }, conditions), orderBy: CATEGORY_ORDER };
}

/** One page of 40 categories from index `skip`. @default skip 0 */
export const categoryPageQuery = (send: Send, request: CategoryRequest & { skip?: number } = {}) =>
  queryOptions({
    queryKey: categoryKeys.page(request),
    queryFn: ({ signal }) =>
      send(categoryReads.listCategories, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All categories in one call, for pickers and the categories of a record. */
export const categoryListQuery = (send: Send, request: CategoryRequest = {}) =>
  queryOptions({
    queryKey: categoryKeys.list(request),
    queryFn: ({ signal }) => send(categoryReads.listCategories, { query: queryOf(request), signal }),
  });

export const categoryQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: categoryKeys.one(id),
    queryFn: ({ signal }) => send(categoryReads.getCategory, { params: { id }, signal }),
  });
