import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Never reads a deleted record again: the server would answer 404. Cancels the reads under the key that are in flight.
 * Screens that still show the record keep its data, which is removed with the last of them.
 */
export async function forget(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const cache = client.getQueryCache();
  client.setQueryDefaults(queryKey, { staleTime: 'static' });
  for (const { observers } of cache.findAll({ queryKey })) {
    for (const observer of observers) observer.setOptions({ ...observer.options, staleTime: 'static' });
  }
  await client.cancelQueries({ queryKey });
  const removeUnlessShown = () => {
    if (cache.findAll({ queryKey }).some((query) => query.getObserversCount() > 0)) return;
    unsubscribe();
    client.setQueryDefaults(queryKey, {});
    client.removeQueries({ queryKey });
  };
  const unsubscribe = cache.subscribe(removeUnlessShown);
  removeUnlessShown();
}
