import { calls, DEFAULT_SORTS } from '@inspection-studio/domain';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { categoryKeys, checklistKeys, layoutKeys, presetKeys, severityScaleKeys } from './keys.ts';
import { equals, type ListRequest, toListQuery } from './list-request.ts';

/** Categories with AI models first; the space after the comma is the specification's. @see spec 2 §7, N105 */
const CATEGORY_ORDER = 'model desc, name';

/** Archived ones only, active ones only, or both when left out; of one asset or one preset when given. */
export interface CategoryRequest {
  isArchived?: boolean;
  assetId?: string;
  presetId?: string;
}

/** All categories in one call. */
export const categoryListQuery = (send: Send, request: CategoryRequest = {}) =>
  queryOptions({
    queryKey: categoryKeys.list(request),
    queryFn: ({ signal }) => {
      const { filter } = toListQuery({}, [
        ...equals('isArchived', request.isArchived),
        ...equals('assetId', request.assetId),
        ...equals('presetId', request.presetId),
      ]);
      return send(calls.listCategories, { query: { filter, orderBy: CATEGORY_ORDER }, signal });
    },
  });

const inOrder = (request: ListRequest) => ({ orderBy: DEFAULT_SORTS.libraries, ...request });

/** All category presets in one call. */
export const presetListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: presetKeys.list(request),
    queryFn: ({ signal }) => send(calls.listCategoryPresets, { query: toListQuery(inOrder(request)), signal }),
  });

/** All severity scales in one call; archived or active ones only when asked. */
export const severityScaleListQuery = (send: Send, request: ListRequest & { isArchived?: boolean } = {}) =>
  queryOptions({
    queryKey: severityScaleKeys.list(request),
    queryFn: ({ signal }) => {
      const query = toListQuery(inOrder(request), equals('isArchived', request.isArchived));
      return send(calls.listSeverityScales, { query, signal });
    },
  });

/** All checklist templates in one call. */
export const checklistListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: checklistKeys.list(request),
    queryFn: ({ signal }) => send(calls.listChecklists, { query: toListQuery(inOrder(request)), signal }),
  });

/** All location layouts in one call. */
export const layoutListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: layoutKeys.list(request),
    queryFn: ({ signal }) => send(calls.listLayouts, { query: toListQuery(inOrder(request)), signal }),
  });
