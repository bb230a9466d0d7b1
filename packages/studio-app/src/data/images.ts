import { type CaptureType, imageReads, PAGE_SIZES, type ViewMode } from '@inspection-studio/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { imageKeys } from './keys.ts';

/** Pictures of one inspection, of one view mode and capture type when given; `skip` is the index of the first. */
export interface ImageRequest {
  projectId: string;
  depth?: ViewMode;
  type?: CaptureType;
  skip?: number;
}

/** One page of processed images, 24 to a page. */
export const imagePageQuery = (send: Send, request: ImageRequest) =>
  queryOptions({
    queryKey: imageKeys.page(request),
    queryFn: ({ signal }) => {
      const { skip = 0, ...query } = request;
      return send(imageReads.listImages, { query, page: { top: PAGE_SIZES.images, skip }, signal });
    },
    placeholderData: keepPreviousData,
  });
