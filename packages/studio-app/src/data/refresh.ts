import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Invalidates all data under the keys; visible data refetches. */
export const refresh = async (client: QueryClient, ...keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};
