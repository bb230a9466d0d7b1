import { documentReads, fileReads } from '@inspection-studio/domain/calls';
import { PAGE_SIZES } from '@inspection-studio/domain/query';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { documentKeys } from './keys.ts';
import { addressedQuery, type AddressedRequest } from './list-request.ts';

/** One page of 50 company documents. */
export const documentPageQuery = (send: Send, request: AddressedRequest) =>
  queryOptions({
    queryKey: documentKeys.page(request),
    queryFn: ({ signal }) =>
      send(documentReads.listDocuments, {
        query: addressedQuery(request),
        page: { top: PAGE_SIZES.documents, skip: request.skip },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Short-lived URL for downloading a document. */
export const documentLink = (send: Send) =>
  mutationOptions({
    mutationFn: async (key: string) => (await send(fileReads.getDownloadUrl, { query: { prefix: key } })).url,
  });
