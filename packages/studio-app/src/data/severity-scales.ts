import { severityScaleReads } from '@inspection-studio/domain/calls';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, severityScaleKeys } from './keys.ts';
import { equals, type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';

/** Limits to archived or active ones; both by default. */
export interface SeverityScaleRequest extends ListRequest {
  isArchived?: boolean;
}

const queryOf = (request: SeverityScaleRequest) =>
  toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request }, equals('isArchived', request.isArchived));

/** One page of 40 severity scales, by name. */
export const severityScalePageQuery = (send: Send, request: SeverityScaleRequest & PagedRequest = {}) =>
  queryOptions({
    queryKey: severityScaleKeys.page(request),
    queryFn: ({ signal }) =>
      send(severityScaleReads.listSeverityScales, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All severity scales in one call, for pickers; optionally archived or active ones only. */
export const severityScaleListQuery = (send: Send, request: SeverityScaleRequest = {}) =>
  queryOptions({
    queryKey: severityScaleKeys.list(request),
    queryFn: ({ signal }) => send(severityScaleReads.listSeverityScales, { query: queryOf(request), signal }),
  });

export const severityScaleQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: severityScaleKeys.one(id),
    queryFn: ({ signal }) => send(severityScaleReads.getSeverityScale, { params: { id }, signal }),
  });

/** Severity scale of an asset, archived or not. */
export const assetSeverityQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...assetKeys.one(id), 'severity'],
    queryFn: ({ signal }) => send(severityScaleReads.getAssetSeverity, { params: { id }, signal }),
  });
