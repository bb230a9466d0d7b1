import type { DefaultError, QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** Starts reading what a screen will ask for; a failure is the screen's to show. */
export function prefetch<Data, Key extends QueryKey>(
  client: QueryClient,
  options: Pick<UseQueryOptions<Data, DefaultError, Data, Key>, 'queryKey' | 'queryFn'>,
): void {
  client.query({ queryKey: options.queryKey, queryFn: options.queryFn } as never).catch(() => undefined);
}
