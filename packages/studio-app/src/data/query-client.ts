import { STALE_TIME_MS } from '@inspection-studio/domain';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logError } from '../api/index.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen that started it shows the error itself: forms, delete and restore dialogs. */
      showsError?: boolean;
    };
  }
}

/**
 * The cache of everything read from the server: stale after a minute, read
 * again when the window gets the focus, nothing repeated by itself.
 *
 * Queries that have nothing to show throw to the nearest boundary; a failed
 * refresh leaves the data on the screen.
 *
 * @param onMutationError gets the error of every mutation whose screen does not show it itself
 * @see CALL-207..208, CALL-210, ERR-010..011, ERR-016
 */
export function createQueryClient(onMutationError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: logError }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        logError(error);
        if (!mutation.meta?.showsError) onMutationError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        refetchOnWindowFocus: true,
        retry: false,
        throwOnError: (_error, query) => query.state.data === undefined,
      },
      mutations: { retry: false },
    },
  });
}
