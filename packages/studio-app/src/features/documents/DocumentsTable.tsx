import { IconButton, SortableTable, type SortableTableColumn, type TableSort } from '@inspection-studio/design-system';
import { type CompanyDocument, formatBytes, formatDate } from '@inspection-studio/domain';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSend } from '../../api/index.ts';
import { documentLink } from '../../data/index.ts';
import { Can } from '../../permissions/index.ts';
import * as styles from './DocumentsTable.css.ts';
import { saveFrom } from './save-from.ts';

interface DocumentsTableProps {
  /** Undefined while they are read for the first time. */
  documents: readonly CompanyDocument[] | undefined;
  /** The next page is on its way. */
  busy: boolean;
  sort: TableSort | null;
  onSortChange: (sort: TableSort | null) => void;
  /** Asks before it does. */
  onDelete: (document: CompanyDocument) => void;
}

const idOf = (document: CompanyDocument) => document.id;

/** One page of documents, sorted by the server; a click on a name saves the file. @see CO-039, S35 */
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
      <span className={styles.document}>
        <FilePdfIcon className={styles.icon} size={20} aria-hidden="true" />
        <button type="button" className={styles.name} onClick={() => save(document.key)}>
          {document.name}
        </button>
      </span>
    );
    const actions = (document: CompanyDocument) => (
      <span className={styles.actions}>
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
      </span>
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
      <div className={styles.compact}>
        <div className={styles.compactWords}>
          {name(document)}
          <span className={styles.compactFacts}>
            {formatBytes(document.size)}, {formatDate(document.modified)}, {document.createdBy.name}
          </span>
        </div>
        {actions(document)}
      </div>
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
