import { categoryReads, PAGE_SIZES } from '@inspection-studio/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { categoryKeys } from './keys.ts';
import { equals, toListQuery } from './list-request.ts';

/** Categories with AI models first; the space after the comma is the specification's. @see CALL-128, N105 */
const CATEGORY_ORDER = 'model desc, name';

/** Archived ones only, active ones only, or both when left out; of one asset or one preset when given. */
export interface CategoryRequest {
  /** Part of the name; blank asks for all. */
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

/** One page of categories, 40 to a page; `skip` is the index of the first. @default skip 0 */
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

/** All categories in one call, for choosing and for showing those of a record. */
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
