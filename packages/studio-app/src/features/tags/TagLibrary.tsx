import { archivedMessages, emptyMessages, type Tag } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { tagPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  ArchivedRow,
  CreateLink,
  LibraryList,
  libraryPage,
  LibraryRow,
  LibrarySearch,
  LibrarySection,
  useLibraryList,
} from '../../widgets/library/index.ts';
import { tagDeletion, tagEdit, tagRestoration } from './tag-actions.ts';

/** The company's tags, active and archived. @see spec 1 §2 "Library screens" */
export function TagLibrary() {
  const send = useSend();
  const client = useQueryClient();
  const { search, searchFor, skip, skipTo } = useLibraryList();
  const [archivedSkip, setArchivedSkip] = useState(0);
  const quiet = { throwOnError: false } as const;
  const active = useQuery({ ...tagPageQuery(send, { search, isArchived: false, skip }), ...quiet });
  const archived = useQuery({ ...tagPageQuery(send, { search, isArchived: true, skip: archivedSkip }), ...quiet });
  const restoration = tagRestoration(send, client);
  const create = <CreateLink to={paths.createTag()}>Create tag</CreateLink>;
  return (
    <div className={libraryPage}>
      <LibrarySection
        title="Tags"
        count={active.data?.pagination.count}
        actions={
          <>
            <LibrarySearch noun="tags" />
            {create}
          </>
        }
      >
        <LibraryList
          noun="tags"
          query={active}
          search={search}
          onClearSearch={() => searchFor('')}
          onSkipChange={skipTo}
          emptyText={emptyMessages.tags}
          emptyAction={create}
          renderRow={(tag: Tag) => (
            <LibraryRow item={tag} to={paths.tag(tag.id)} edit={tagEdit(tag)} deletion={tagDeletion(send, client)} />
          )}
        />
      </LibrarySection>
      <LibrarySection title="Archived" count={archived.data?.pagination.count}>
        <LibraryList
          noun="archived tags"
          query={archived}
          search={search}
          onSkipChange={setArchivedSkip}
          renderRow={(tag: Tag) => (
            <ArchivedRow item={tag} to={paths.tag(tag.id)} tooltip={archivedMessages.tag} restoration={restoration} />
          )}
        />
      </LibrarySection>
    </div>
  );
}
