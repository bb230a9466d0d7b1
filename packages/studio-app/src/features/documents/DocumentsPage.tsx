import { Button, EmptyState, Stack } from '@inspection-studio/design-system';
import type { CompanyDocument } from '@inspection-studio/domain/documents';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { documentPageQuery } from '../../data/index.ts';
import { Can } from '../../permissions/index.ts';
import { ListFooter } from '../../widgets/ListFooter.tsx';
import { ListHeader } from '../../widgets/ListHeader.tsx';
import { QueryError } from '../../widgets/QueryError.tsx';
import { useListAddress } from '../../widgets/useListAddress.ts';
import { usePageQuery } from '../../widgets/usePageQuery.ts';
import { DOCUMENT_LIST } from './document-list.ts';
import { DeleteDocument } from './DeleteDocument.tsx';
import * as styles from './DocumentsPage.css.ts';
import { DocumentsTable } from './DocumentsTable.tsx';
import { UploadDocument } from './UploadDocument.tsx';

/** The company's PDF documents. Search, sort order and page are in the URL. */
export function DocumentsPage() {
  const { request, term, sort, search, sortBy, goTo } = useListAddress(DOCUMENT_LIST);
  const query = usePageQuery(documentPageQuery(useSend(), request), goTo);
  const { items, pagination } = query.data ?? {};
  const [deleting, setDeleting] = useState<CompanyDocument | null>(null);
  return (
    <>
      <Stack className={styles.columns} columns="sideEnd">
        <Stack className={styles.list} gap={3}>
          <ListHeader
            title="Documents"
            count={pagination?.count}
            searchLabel="Search documents by name"
            term={term}
            onSearch={search}
          />
          {query.isError && !query.data ? (
            <QueryError query={query} />
          ) : pagination?.count === 0 && request.filter !== '' ? (
            <EmptyState action={<Button onClick={() => search('')}>Clear search</Button>}>
              No documents with this name.
            </EmptyState>
          ) : (
            <DocumentsTable
              documents={items}
              busy={query.isPlaceholderData || query.isPending}
              sort={sort}
              onSortChange={sortBy}
              onDelete={setDeleting}
            />
          )}
        </Stack>
        <Can permission="CreateDocuments">
          <UploadDocument />
        </Can>
      </Stack>
      {pagination && pagination.pages > 1 && <ListFooter noun="document" pagination={pagination} onSkipChange={goTo} />}
      {deleting && <DeleteDocument key={deleting.id} document={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
