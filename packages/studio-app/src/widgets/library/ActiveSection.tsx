import type { QueryKey } from '@tanstack/react-query';
import { ListSearch } from '../ListSearch.tsx';
import { useListAddress } from '../useListAddress.ts';
import { usePageQuery } from '../usePageQuery.ts';
import { CreateLink } from './CreateLink.tsx';
import { LIBRARY_LIST } from './library-list.ts';
import { LibraryList, type LibraryListProps } from './LibraryList.tsx';
import type { LibraryPageQuery } from './library-page-query.ts';
import type { LibraryRecord } from './library-record.ts';
import { LibrarySection } from './LibrarySection.tsx';
import * as styles from './LibrarySection.css.ts';
import { type RecordSource, useCreatedRecord } from './useCreatedRecord.ts';

export interface ActiveSectionProps<Item, Key extends QueryKey, RecordKey extends QueryKey> extends Pick<
  LibraryListProps<Item>,
  'noun' | 'table' | 'emptyText' | 'renderRow'
> {
  /** 'Severity scales'. */
  title: string;
  /** Name in the search box: 'scales'. @default noun */
  searchNoun?: string;
  /** Address of the create dialog, and the label of its link: 'Create tag'. */
  create: { to: string; label: string };
  pageQuery: LibraryPageQuery<Item, Key>;
  /** Finds the record that was just created. */
  record: RecordSource<Item, RecordKey>;
}

/** The active records, with a search and a create link. The search and the page are in the address. */
export function ActiveSection<Item extends LibraryRecord, Key extends QueryKey, RecordKey extends QueryKey>(
  props: ActiveSectionProps<Item, Key, RecordKey>,
) {
  const { title, searchNoun = props.noun, create, pageQuery, record, ...list } = props;
  const created = useCreatedRecord(record);
  const { term, request, search, goTo } = useListAddress(LIBRARY_LIST);
  const query = usePageQuery(pageQuery({ search: term, skip: request.skip }), goTo);
  const createLink = <CreateLink to={create.to}>{create.label}</CreateLink>;
  return (
    <LibrarySection
      title={title}
      isTable={list.table !== undefined}
      count={query.data?.pagination.count}
      actions={
        <>
          <search className={styles.search}>
            <ListSearch label={`Search ${searchNoun} by name`} term={term} onSearch={search} />
          </search>
          {createLink}
        </>
      }
    >
      <LibraryList
        {...list}
        query={query}
        created={created}
        search={term}
        onClearSearch={() => search('')}
        onSkipChange={goTo}
        emptyAction={createLink}
      />
    </LibrarySection>
  );
}
