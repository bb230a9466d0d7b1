import { calls, DEFAULT_SORTS, PAGE_SIZES, type SiteForm, toSitePayload } from '@inspection-studio/domain';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, projectKeys, siteKeys } from './keys.ts';
import { type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';
import { withThumbnail } from './thumbnail.ts';

const inOrder = <R extends ListRequest>(request: R) => ({ orderBy: DEFAULT_SORTS.sites, ...request });

/** One page of sites, 12 to a page, by name. */
export const sitePageQuery = (send: Send, request: PagedRequest = {}) =>
  queryOptions({
    queryKey: siteKeys.page(request),
    queryFn: ({ signal }) =>
      send(calls.listSites, {
        query: toListQuery(inOrder(request)),
        page: { top: PAGE_SIZES.sites, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All sites in one call, for the map and for choosing. */
export const siteListQuery = (send: Send, request: ListRequest = {}) =>
  queryOptions({
    queryKey: siteKeys.list(request),
    queryFn: ({ signal }) => send(calls.listSites, { query: toListQuery(inOrder(request)), signal }),
    placeholderData: keepPreviousData,
  });

export const siteQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: siteKeys.one(id),
    queryFn: ({ signal }) => send(calls.getSite, { params: { id }, signal }),
  });

/** Creates a site and sends its picture. */
export const createSite = (send: Send, client: QueryClient) =>
  mutationOptions({
    mutationFn: async (form: SiteForm) => {
      const site = await send(calls.createSite, { payload: toSitePayload(form) });
      return withThumbnail(send, 'Site', site, form.thumbnail);
    },
    onSuccess: () => refresh(client, siteKeys.all),
  });

/** Renames a site and sends what changed of its picture; assets and inspections carry its name. */
export const updateSite = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: async (form: SiteForm) => {
      const site = await send(calls.updateSite, { params: { id }, payload: toSitePayload(form) });
      return withThumbnail(send, 'Site', site, form.thumbnail);
    },
    onSuccess: () => refresh(client, siteKeys.all, assetKeys.all, projectKeys.all),
  });

/** Deletes a site with everything on it. @see spec 2 §7: "after delete, sites, assets and inspections are refreshed" */
export const deleteSite = (send: Send, client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => send(calls.deleteSite, { params: { id } }),
    onSuccess: () => {
      client.removeQueries({ queryKey: siteKeys.one(id) });
      return refresh(client, siteKeys.all, assetKeys.all, projectKeys.all);
    },
  });
