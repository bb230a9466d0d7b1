import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Marks everything under the keys stale; what is on screen is read again. */
export const refresh = async (client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};
