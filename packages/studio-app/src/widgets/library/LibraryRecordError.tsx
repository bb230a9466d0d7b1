import type { FailedQuery } from '../QueryError.tsx';
import { RecordError } from '../RecordError.tsx';
import { libraryTabs } from './library-tabs.ts';
import { useKeepParams } from '../useKeepParams.ts';

export interface LibraryRecordErrorProps {
  /** What could not be read. */
  query: FailedQuery;
  /** Where a record of an unknown id leads back to. */
  list: keyof typeof libraryTabs;
}

/** Stands where a record of the library could not be read: of an unknown id the list it is not in, as it was, else a retry. @see S09 */
export function LibraryRecordError({ query, list }: LibraryRecordErrorProps) {
  const keepParams = useKeepParams();
  const { label, to } = libraryTabs[list];
  return <RecordError query={query} back={{ label, to: keepParams(to) }} />;
}
