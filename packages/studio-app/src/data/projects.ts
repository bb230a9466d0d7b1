import { projectReads } from '@inspection-studio/domain/calls';
import { displayStatus, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { REFETCH_INTERVAL_MS } from '@inspection-studio/domain/limits';
import { DEFAULT_SORTS, PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { assetKeys, imageKeys, projectKeys, siteKeys } from './keys.ts';
import { equals, type ListRequest, type PagedRequest, toListQuery } from './list-request.ts';
import { refresh } from './refresh.ts';

/** Refetch interval of an inspection during processing and uploads, in milliseconds. */
export const BUSY_REFETCH_MS = 5_000;

/** Refetch interval of an inspection: 60 s, or less while it is processed or files are uploading. */
export const refetchIntervalMs = (project: Pick<ProjectDetail, 'status' | 'uploads'> | undefined): number =>
  project && (displayStatus(project.status) === 'Processing' || project.uploads.length > 0)
    ? BUSY_REFETCH_MS
    : REFETCH_INTERVAL_MS;

/** What the registered files depend on: who uploads them, and whether they were processed. */
const phaseOf = ({ status, uploads }: ProjectDetail): string =>
  [displayStatus(status), ...uploads.map(({ id }) => id)].join();

/** Limits the list to an asset or a site. */
export interface ProjectRequest extends ListRequest {
  assetId?: string;
  siteId?: string;
}

const queryOf = (request: ProjectRequest) =>
  toListQuery({ orderBy: DEFAULT_SORTS.inspections, ...request }, [
    ...equals('assetId', request.assetId),
    ...equals('siteId', request.siteId),
  ]);

/** One page of 24 inspections, newest first. */
export const projectPageQuery = (send: Send, request: ProjectRequest & PagedRequest = {}) =>
  queryOptions({
    queryKey: projectKeys.page(request),
    queryFn: ({ signal }) =>
      send(projectReads.listProjects, {
        query: queryOf(request),
        page: { top: PAGE_SIZES.inspections, skip: request.skip ?? 0 },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** All inspections in one call, for the map. */
export const projectListQuery = (send: Send, request: ProjectRequest = {}) =>
  queryOptions({
    queryKey: projectKeys.list(request),
    queryFn: ({ signal }) => send(projectReads.listProjects, { query: queryOf(request), signal }),
    placeholderData: keepPreviousData,
  });

/**
 * One inspection. Refetches every 60 s, and every few seconds during processing and uploads. A
 * changed status also refreshes lists, asset and images. The start or end of an upload or of processing
 * refreshes its files.
 */
export const projectQuery = (send: Send, id: string) => {
  const options = queryOptions({
    queryKey: projectKeys.one(id),
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData(options.queryKey);
      const project = await send(projectReads.getProject, { params: { id }, signal });
      if (before && before.status !== project.status) {
        void refresh(client, projectKeys.lists, assetKeys.all, siteKeys.all, imageKeys.all);
      }
      if (before && phaseOf(before) !== phaseOf(project)) void refresh(client, projectKeys.files(id));
      return project;
    },
    refetchInterval: (query) => !query.isStatic() && refetchIntervalMs(query.state.data),
  });
  return options;
};

/** Asset of an inspection, for people who may not list assets. */
export const projectAssetQuery = (send: Send, id: string) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'asset'],
    queryFn: ({ signal }) => send(projectReads.getProjectAsset, { params: { id }, signal }),
  });

/** Refreshes one inspection with its files, before a decision that depends on them. */
export const refreshProject = (client: QueryClient, id: string): Promise<void> => refresh(client, projectKeys.one(id));

/** Refreshes inspections, and assets, which count them and show the newest. */
export const refreshProjects = (client: QueryClient): Promise<void> => refresh(client, projectKeys.all, assetKeys.all);
