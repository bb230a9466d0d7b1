import { imageReads } from '@inspection-studio/domain/calls';
import type { CaptureType, ViewMode } from '@inspection-studio/domain/images';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { type KeptImages, withKept } from './kept-images.ts';
import { imageFactKeys, imageKeys } from './keys.ts';

/** Images of one inspection, optionally those of a filter, and their order. */
export interface ImageSelection {
  projectId: string;
  filter?: string;
  orderBy?: string;
  /** Images that the filter lets through too. */
  kept?: KeptImages;
}

/** Images of one view mode and capture type, or of all, from index `skip`. */
export interface ImageRequest extends ImageSelection {
  depth?: ViewMode;
  type?: CaptureType;
  skip?: number;
}

/** The key of a request. Images that are kept are no part of it: a page stays while they are added. */
const keyOf = <Request extends ImageSelection>({ kept, ...request }: Request) => ({
  ...request,
  ...(kept && { seriesId: kept.seriesId }),
});

const queryOf = <Request extends ImageSelection>({ kept, filter, ...request }: Request) => ({
  ...request,
  ...(filter !== undefined && { filter: kept ? withKept(filter, kept.ids) : filter }),
});

/** One page of 24 processed images. */
export const imagePageQuery = (send: Send, request: ImageRequest) =>
  queryOptions({
    queryKey: imageKeys.page(keyOf(request)),
    queryFn: ({ signal }) => {
      const { skip = 0, ...query } = queryOf(request);
      return send(imageReads.listImages, { query, page: { top: PAGE_SIZES.images, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The page of 24 that holds an image of an inspection, among the selected ones of its view mode and capture type. */
export const imageLocationQuery = (send: Send, { id, ...selection }: ImageSelection & { id: string }) =>
  queryOptions({
    queryKey: [...imageKeys.one(id), keyOf(selection)],
    queryFn: ({ signal }) =>
      send(imageReads.getImagePage, { params: { id }, query: queryOf(selection), page: 'server', signal }),
  });

/** How an image was taken, from its file, which never changes. */
export const imageFactsQuery = (send: Send, { projectId, id }: { projectId: string; id: string }) =>
  queryOptions({
    queryKey: imageFactKeys.one(id),
    queryFn: ({ signal }) => send(imageReads.getImageFacts, { params: { id }, query: { projectId }, signal }),
    staleTime: 'static',
  });
