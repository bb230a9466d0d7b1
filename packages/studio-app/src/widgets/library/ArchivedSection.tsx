import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LibraryList, type LibraryListProps } from './LibraryList.tsx';
import type { LibraryPageQuery } from './library-page-query.ts';
import { LibrarySection } from './LibrarySection.tsx';
import { useLibraryList } from './useLibraryList.ts';

export interface ArchivedSectionProps<Item, Key extends QueryKey> extends Pick<
  LibraryListProps<Item>,
  'noun' | 'columns' | 'renderRow'
> {
  pageQuery: LibraryPageQuery<Item, Key>;
}

/** What is archived, below what is in use; the search is that of both, the page its own. @see LIB-010..012 */
export function ArchivedSection<Item extends { id: string }, Key extends QueryKey>({
  pageQuery,
  ...list
}: ArchivedSectionProps<Item, Key>) {
  const { search } = useLibraryList();
  const [skip, setSkip] = useState(0);
  const query = useQuery(pageQuery({ search, skip }));
  return (
    <LibrarySection title="Archived" count={query.data?.pagination.count}>
      <LibraryList {...list} query={query} search={search} onSkipChange={setSkip} />
    </LibrarySection>
  );
}
