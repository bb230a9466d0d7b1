import { storageReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { storageKeys } from './keys.ts';

const REFETCH_MS = 10 * 60_000;

/** State of the server's file storage, for admins. Refetches every ten minutes. */
export const storageStatusQuery = (send: Send) =>
  queryOptions({
    queryKey: storageKeys.all,
    queryFn: ({ signal }) => send(storageReads.getStorageStatus, { signal }),
    staleTime: REFETCH_MS,
    refetchInterval: REFETCH_MS,
  });
