import { type QueryKey, useQuery } from '@tanstack/react-query';
import { CreateLink } from './CreateLink.tsx';
import { LibraryList, type LibraryListProps } from './LibraryList.tsx';
import type { LibraryPageQuery } from './library-page-query.ts';
import { LibrarySearch } from './LibrarySearch.tsx';
import { LibrarySection } from './LibrarySection.tsx';
import { useLibraryList } from './useLibraryList.ts';

export interface ActiveSectionProps<Item, Key extends QueryKey> extends Pick<
  LibraryListProps<Item>,
  'noun' | 'columns' | 'emptyText' | 'renderRow'
> {
  /** 'Severity scales'. */
  title: string;
  /** What the search calls them: 'scales'. @default noun */
  searchNoun?: string;
  /** Address of the create dialog, and the words that lead there: 'Create tag'. */
  create: { to: string; label: string };
  pageQuery: LibraryPageQuery<Item, Key>;
}

/** What is in use, with its search and its create action; the address holds search and page. @see LIB-001..005 */
export function ActiveSection<Item extends { id: string }, Key extends QueryKey>(props: ActiveSectionProps<Item, Key>) {
  const { title, searchNoun = props.noun, create, pageQuery, ...list } = props;
  const { search, searchFor, skip, skipTo } = useLibraryList();
  const query = useQuery(pageQuery({ search, skip }));
  const createLink = <CreateLink to={create.to}>{create.label}</CreateLink>;
  return (
    <LibrarySection
      title={title}
      count={query.data?.pagination.count}
      actions={
        <>
          <LibrarySearch noun={searchNoun} />
          {createLink}
        </>
      }
    >
      <LibraryList
        {...list}
        query={query}
        search={search}
        onClearSearch={() => searchFor('')}
        onSkipChange={skipTo}
        emptyAction={createLink}
      />
    </LibrarySection>
  );
}
