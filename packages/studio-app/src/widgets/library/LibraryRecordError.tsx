import type { FailedQuery } from '../QueryError.tsx';
import { RecordError } from '../RecordError.tsx';
import { libraryTabs } from './library-tabs.ts';
import { useKeepParams } from '../useKeepParams.ts';

export interface LibraryRecordErrorProps {
  /** The failed query. */
  query: FailedQuery;
  /** The list to link to when the id is unknown. */
  list: keyof typeof libraryTabs;
}

/** Replaces a library record that failed to load: links to the list if the id is unknown, or else offers to retry. */
export function LibraryRecordError({ query, list }: LibraryRecordErrorProps) {
  const keepParams = useKeepParams();
  const { label, to } = libraryTabs[list];
  return <RecordError query={query} back={{ label, to: keepParams(to) }} />;
}
