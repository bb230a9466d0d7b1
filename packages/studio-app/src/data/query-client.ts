import { STALE_TIME_MS } from '@inspection-studio/domain/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from '../api/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Also shows the error as a toast. For mutations without a form or dialog to show it. */
      toastsError?: boolean;
    };
  }
}

/** A `throwOnError` for queries whose screen leaves errors to the nearest boundary: a failed refetch keeps the data on the screen. */
export const hasNoData = (_error: Error, query: { state: { data: unknown } }): boolean =>
  query.state.data === undefined;

/**
 * Creates the cache of server data. Data is stale after one minute and refetches
 * on window focus. Nothing retries automatically.
 *
 * All errors are logged. Screens show the errors of their queries and mutations
 * themselves. The exceptions are queries with `throwOnError: hasNoData` and
 * mutations with `meta: { toastsError: true }`.
 *
 * @param onMutationError receives the errors of mutations with `toastsError`
 */
export function createQueryClient(onMutationError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logError }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        logError(error);
        if (mutation.meta?.toastsError) onMutationError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: true,
        retry: false,
      },
    },
  });
}
