import type { QueryKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useListAddress } from '../useListAddress.ts';
import { usePageQuery } from '../usePageQuery.ts';
import { LIBRARY_LIST } from './library-list.ts';
import { LibraryList, type LibraryListProps } from './LibraryList.tsx';
import type { LibraryPageQuery } from './library-page-query.ts';
import type { LibraryRecord } from './library-record.ts';
import { LibrarySection } from './LibrarySection.tsx';

export interface ArchivedSectionProps<Item, Key extends QueryKey> extends Pick<
  LibraryListProps<Item>,
  'noun' | 'table' | 'renderRow'
> {
  pageQuery: LibraryPageQuery<Item, Key>;
}

/** The archived records, below the active ones. Shares the search with them, but has pages of its own. */
export function ArchivedSection<Item extends LibraryRecord, Key extends QueryKey>({
  pageQuery,
  ...list
}: ArchivedSectionProps<Item, Key>) {
  const { term: search } = useListAddress(LIBRARY_LIST);
  const [page, setPage] = useState({ search, skip: 0 });
  const goTo = (skip: number) => setPage({ search, skip });
  // A new search starts at the first page.
  const query = usePageQuery(pageQuery({ search, skip: page.search === search ? page.skip : 0 }), goTo);
  return (
    <LibrarySection title="Archived" count={query.data?.pagination.count} isTable={list.table !== undefined}>
      <LibraryList {...list} query={query} search={search} onSkipChange={goTo} />
    </LibrarySection>
  );
}
