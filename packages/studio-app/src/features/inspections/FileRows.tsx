import { PagePagination, type SignKind, StatusSign } from '@inspection-studio/design-system';
import { formatBytes, PAGE_SIZES, skipOf } from '@inspection-studio/domain';
import { type ReactNode, useId, useState } from 'react';
import * as styles from './FileRows.css.ts';

/** One file of a list. */
export interface FileRow {
  key: string;
  name: string;
  sizeBytes?: number;
  /** What is to be said of it. */
  note?: { sign: SignKind; words: string };
  /** Saving takes it away. @default false */
  isRemoved?: boolean;
  action?: ReactNode;
}

interface FileRowsProps {
  title: string;
  rows: readonly FileRow[];
  /** Beside the pages. */
  actions?: ReactNode;
  /** Level of the title. @default 2 */
  headingLevel?: 2 | 3;
}

const TOP = PAGE_SIZES.images;

/** Files by name, 24 to a page: there may be thousands. */
export function FileRows({ title, rows, actions, headingLevel = 2 }: FileRowsProps) {
  const headingId = useId();
  const [wanted, setWanted] = useState(1);
  const pages = Math.ceil(rows.length / TOP);
  const page = Math.min(wanted, Math.max(pages, 1));
  const first = skipOf(page, TOP);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.header}>
        <Heading id={headingId} className={styles.heading}>
          {title} <span className={styles.count}>{rows.length.toLocaleString('en')}</span>
        </Heading>
        {actions}
        {pages > 1 && (
          <PagePagination
            page={page}
            pages={pages}
            onPageChange={setWanted}
            goTo={pages > 10}
            aria-label={`Pages of ${title}`}
          />
        )}
      </div>
      <ul className={styles.rows}>
        {rows.slice(first, first + TOP).map(({ key, name, sizeBytes, note, isRemoved = false, action }) => (
          <li key={key} className={styles.row} data-removed={isRemoved || undefined}>
            <span className={styles.name}>{name}</span>
            {note && (
              <span className={styles.note}>
                <StatusSign kind={note.sign} size="small" />
                {note.words}
              </span>
            )}
            {sizeBytes !== undefined && <bdi className={styles.size}>{formatBytes(sizeBytes)}</bdi>}
            {action}
          </li>
        ))}
      </ul>
    </section>
  );
}
