import { calls, DEFAULT_SORTS, PAGE_SIZES, type SeverityScaleForm, toSeverityScalePayload } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, severityScaleKeys } from './keys.ts';
import { equals, type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

/** Archived ones only, active ones only, or both when left out. */
export interface SeverityScaleRequest extends ListRequest {
  isArchived?: boolean;
}

const queryOf = (request: SeverityScaleRequest) =>
  toListQuery({ orderBy: DEFAULT_SORTS.libraries, ...request }, equals('isArchived', request.isArchived));

/** One page of severity scales, 40 to a page, by name. */
export const severityScalePageQuery = (send: Send, request: SeverityScaleRequest & PagedRequest = {}) =>
  queryOptions({
    queryKey: severityScaleKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listSeverityScales, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.libraries, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All severity scales in one call, for choosing; archived or active ones only when asked. */
export const severityScaleListQuery = (send: Send, request: SeverityScaleRequest = {}) =>
  queryOptions({
    queryKey: severityScaleKeys.list(request),
    queryFn: ({ signal }) => send(calls.listSeverityScales, { query: queryOf(request), signal }),
  });

export const severityScaleQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: severityScaleKeys.one(id),
    queryFn: ({ signal }) => send(calls.getSeverityScale, { params: { id }, signal }),
  });

/** Creates a severity scale; the server gives its severities their values and colours. */
export const createSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (form: SeverityScaleForm) => send(calls.createSeverityScale, { payload: toSeverityScalePayload(form) }),
    onSuccess: () => refresh(client, severityScaleKeys.all),
  });

/** Archives a severity scale; refused with 48 while an asset uses it. @see spec 1 §4 */
export const archiveSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string) => send(calls.deleteSeverityScale, { params: { id } }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });

/** Brings an archived severity scale back. @see spec 1 §4 */
export const restoreSeverityScale = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: string): Promise<unknown> => send(calls.restoreSeverityScale, { params: { id } }),
    onSuccess: () => refresh(client, severityScaleKeys.all, assetKeys.all),
  });
