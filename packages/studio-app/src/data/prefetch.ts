import type { DefaultError, QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** Starts a request that a screen will need. Ignores errors, because the screen shows them. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: Pick<UseQueryOptions<Data, DefaultError, Data, Key>, 'queryKey' | 'queryFn'>,
): void {
  client.query({ queryKey: options.queryKey, queryFn: options.queryFn } as never).catch(() => undefined);
}
