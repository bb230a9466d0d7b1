import { Inline, Text } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
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
    <Inline className={styles.row} gap={3}>
      {start}
      <Inline className={styles.words} gap={4} rowGap={0} wrap data-facts={facts !== undefined || undefined}>
        <Text asChild size="table" weight="semibold">
          <Inline as="span" className={styles.name} gap={3}>
            <Link translate="no" className={styles.link} to={keepParams(to)}>
              {item.name}
            </Link>
            {marker}
          </Inline>
        </Text>
        {facts && <div className={styles.facts}>{facts}</div>}
        <Text asChild size="table" tone="secondary">
          <time dateTime={item.modified}>{formatDate(item.modified)}</time>
        </Text>
      </Inline>
      <RowMenu item={item} edit={edit} deletion={deletion} />
    </Inline>
  );
}
