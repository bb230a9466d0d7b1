import { SortableTable, type SortableTableColumn, Tooltip, VisuallyHidden } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rowLink } from '../link.css.ts';
import { useKeepParams } from '../useKeepParams.ts';
import type { LibraryRecord } from './library-record.ts';
import * as styles from './LibraryRow.css.ts';

export interface LibraryTableOptions<Item> {
  /** Path of a record's details. */
  path: (id: string) => string;
  /** Columns between the name and the date. */
  facts: readonly SortableTableColumn<Item>[];
  /** At the end of a row: its menu, or Restore. */
  renderEnd: (item: Item) => ReactNode;
  /** Explains why the names are struck through. Set for archived records. */
  archivedTooltip?: string;
}

interface LibraryTableProps<Item> extends LibraryTableOptions<Item> {
  /** 'severity scales'. */
  label: string;
  items: readonly Item[];
  highlightedId: string | undefined;
  busy: boolean | undefined;
}

const idOf = ({ id }: LibraryRecord) => id;

/** One page of library records with their facts in columns, in the order of the server. */
export function LibraryTable<Item extends LibraryRecord>(props: LibraryTableProps<Item>) {
  const { label, items, path, facts, renderEnd, archivedTooltip, highlightedId, busy } = props;
  const keepParams = useKeepParams();
  const name = (item: Item) => {
    const link = (
      <Link
        className={`${rowLink} ${styles.archivable}`}
        to={keepParams(path(item.id))}
        data-archived={archivedTooltip !== undefined || undefined}
      >
        <span translate="no">{item.name}</span>{' '}
        {archivedTooltip !== undefined && <VisuallyHidden>archived</VisuallyHidden>}
      </Link>
    );
    return archivedTooltip === undefined ? link : <Tooltip content={archivedTooltip}>{link}</Tooltip>;
  };
  const columns: SortableTableColumn<Item>[] = [
    { id: 'name', header: 'Name', minWidthPx: 200, cell: name },
    ...facts,
    {
      id: 'modified',
      header: 'Modified',
      align: 'end',
      cell: ({ modified }) => <time dateTime={modified}>{formatDate(modified)}</time>,
    },
    { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', minWidthPx: 60, cell: renderEnd },
  ];
  return (
    <SortableTable
      label={label}
      columns={columns}
      rows={items}
      rowKey={idOf}
      highlightedRow={highlightedId}
      busy={busy}
      // At most 60rem wide, so it needs no room to scroll sideways.
      smallScreenMinWidthPx={0}
    />
  );
}
