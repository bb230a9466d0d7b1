import type { QueryClient } from '@tanstack/react-query';
import { type Connection, StudioError } from '../api/index.ts';

/**
 * Sends the queries that failed without a response again, whenever the server responds again.
 *
 * @returns a function that stops this
 */
export const refetchAfterOutages = (
  client: QueryClient,
  { isReachable, subscribe }: Pick<Connection, 'isReachable' | 'subscribe'>,
): (() => void) =>
  subscribe(() => {
    if (!isReachable()) return;
    void client.invalidateQueries({
      predicate: ({ state }) => state.error instanceof StudioError && state.error.isUnreachable,
    });
  });
