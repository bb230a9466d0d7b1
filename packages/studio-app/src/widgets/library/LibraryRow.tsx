import { formatDate } from '@inspection-studio/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LibraryDeletion, LibraryEdit, LibraryRecord } from './library-record.ts';
import { RowMenu } from './RowMenu.tsx';
import { useKeepParams } from '../useKeepParams.ts';
import * as styles from './LibraryRow.css.ts';

export interface LibraryRowProps {
  item: LibraryRecord;
  /** Address of its details. */
  to: string;
  /** Before the name, 20 px wide: a swatch. */
  start?: ReactNode;
  /** Right after the name: a marker. */
  marker?: ReactNode;
  /** Between the name and the date. */
  facts?: ReactNode;
  /** Where to edit it. Needs a permission. */
  edit?: LibraryEdit;
  /** How to delete it. Needs a permission. */
  deletion?: LibraryDeletion;
}

/** One active record of a library list: a link to its details, its modified date and its menu. */
export function LibraryRow({ item, to, start, marker, facts, edit, deletion }: LibraryRowProps) {
  const keepParams = useKeepParams();
  return (
    <div className={styles.row}>
      {start}
      <div className={styles.words} data-facts={facts !== undefined || undefined}>
        <span className={styles.name}>
          <Link className={styles.link} to={keepParams(to)}>
            {item.name}
          </Link>
          {marker}
        </span>
        {facts && <div className={styles.facts}>{facts}</div>}
        <time className={styles.date} dateTime={item.modified}>
          {formatDate(item.modified)}
        </time>
      </div>
      <RowMenu item={item} edit={edit} deletion={deletion} />
    </div>
  );
}
