import {
  IconButton,
  Inline,
  SortableTable,
  type SortableTableColumn,
  Stack,
  type TableSort,
  Text,
} from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import type { CompanyDocument } from '@inspection-studio/domain/documents';
import { formatBytes } from '@inspection-studio/domain/units';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSend } from '../../api/index.ts';
import { documentLink } from '../../data/index.ts';
import { Can } from '../../permissions/index.ts';
import { rowLink } from '../../widgets/link.css.ts';
import * as styles from './DocumentsTable.css.ts';
import { saveFrom } from './save-from.ts';

interface DocumentsTableProps {
  /** Undefined during the first load. */
  documents: readonly CompanyDocument[] | undefined;
  /** Whether the next page is loading. */
  busy: boolean;
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
  /** Called to delete a document; confirms first. */
  onDelete: (document: CompanyDocument) => void;
}

const idOf = (document: CompanyDocument) => document.id;

/** One page of documents, sorted by the server. Clicking a name downloads the file. */
export function DocumentsTable({ documents, busy, sort, onSortChange, onDelete }: DocumentsTableProps) {
  const {
    mutate: save,
    isPending,
    variables,
  } = useMutation({
    ...documentLink(useSend()),
    onSuccess: saveFrom,
    meta: { toastsError: true },
  });
  const savingKey = isPending ? variables : undefined;
  const { columns, compactRow } = useMemo(() => {
    const name = (document: CompanyDocument) => (
      <Inline as="span" gap={3}>
        <Text asChild tone="secondary">
          <FilePdfIcon size={20} aria-hidden="true" />
        </Text>
        <button translate="no" type="button" className={rowLink} onClick={() => save(document.key)}>
          {document.name}
        </button>
      </Inline>
    );
    const actions = (document: CompanyDocument) => (
      <Inline as="span" gap={1} justify="end">
        <IconButton
          variant="ghost"
          size="compact"
          label={`Download ${document.name}`}
          pending={document.key === savingKey}
          icon={<DownloadSimpleIcon size={18} weight="bold" aria-hidden="true" />}
          onClick={() => save(document.key)}
        />
        <Can permission="DeleteDocuments">
          <IconButton
            variant="ghost"
            size="compact"
            label={`Delete ${document.name}`}
            icon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={() => onDelete(document)}
          />
        </Can>
      </Inline>
    );
    const all: SortableTableColumn<CompanyDocument>[] = [
      { id: 'name', header: 'Name', isSortable: true, minWidthPx: 220, cell: name },
      { id: 'size', header: 'Size', isSortable: true, align: 'end', cell: ({ size }) => formatBytes(size) },
      {
        id: 'modified',
        header: 'Modified',
        isSortable: true,
        align: 'end',
        cell: ({ modified }) => <time dateTime={modified}>{formatDate(modified)}</time>,
      },
      { id: 'createdBy', header: 'Created by', cell: ({ createdBy }) => createdBy.name },
      { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', minWidthPx: 96, cell: actions },
    ];
    const row = (document: CompanyDocument) => (
      <Inline justify="between">
        <Stack gap={1}>
          {name(document)}
          <Text className={styles.compactFacts} tone="secondary">
            {formatBytes(document.size)}, {formatDate(document.modified)}, {document.createdBy.name}
          </Text>
        </Stack>
        {actions(document)}
      </Inline>
    );
    return { columns: all, compactRow: row };
  }, [save, savingKey, onDelete]);
  return (
    <SortableTable
      label="Documents"
      columns={columns}
      rows={documents ?? []}
      rowKey={idOf}
      sort={sort}
      onSortChange={onSortChange}
      busy={busy}
      renderCompactRow={compactRow}
    />
  );
}
