import { ErrorPanel } from '@inspection-studio/design-system';

/** What is to be known of a query that failed. */
export interface FailedQuery {
  error: Error;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Why a query failed, in the place of what it was to read, and a button that asks again. */
export function QueryError({ query }: { query: FailedQuery }) {
  return (
    <ErrorPanel retrying={query.isFetching} onRetry={() => void query.refetch()}>
      {query.error.message}
    </ErrorPanel>
  );
}
