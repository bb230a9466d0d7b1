import { imageReads } from '@inspection-studio/domain/calls';
import type { CaptureType, ViewMode } from '@inspection-studio/domain/images';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { imageFactKeys, imageKeys } from './keys.ts';

/** Images of one inspection, optionally of one view mode and capture type, from index `skip`. */
export interface ImageRequest {
  projectId: string;
  depth?: ViewMode;
  type?: CaptureType;
  skip?: number;
}

/** One page of 24 processed images. */
export const imagePageQuery = (send: Send, request: ImageRequest) =>
  queryOptions({
    queryKey: imageKeys.page(request),
    queryFn: ({ signal }) => {
      const { skip = 0, ...query } = request;
      return send(imageReads.listImages, { query, page: { top: PAGE_SIZES.images, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });

/** The page of 24 that holds an image of an inspection, among those of its view mode and capture type. */
export const imageLocationQuery = (send: Send, { projectId, id }: { projectId: string; id: string }) =>
  queryOptions({
    queryKey: imageKeys.one(id),
    queryFn: ({ signal }) =>
      send(imageReads.getImagePage, { params: { id }, query: { projectId }, page: 'server', signal }),
  });

/** How an image was taken, from its file, which never changes. */
export const imageFactsQuery = (send: Send, { projectId, id }: { projectId: string; id: string }) =>
  queryOptions({
    queryKey: imageFactKeys.one(id),
    queryFn: ({ signal }) => send(imageReads.getImageFacts, { params: { id }, query: { projectId }, signal }),
    staleTime: 'static',
  });
