import { Inline, Text, Tooltip, VisuallyHidden } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArchivedEnd, type ArchivedEndProps } from './ArchivedEnd.tsx';
import { useKeepParams } from '../useKeepParams.ts';
import * as styles from './LibraryRow.css.ts';

export interface ArchivedRowProps extends ArchivedEndProps {
  /** Address of its details. */
  to: string;
  /** Before the name, 20 px wide: a swatch. */
  start?: ReactNode;
  /** Right after the name: a marker. */
  marker?: ReactNode;
  /** Explains why the name is struck through: `archivedMessages.tag`. */
  tooltip: string;
}

/** One archived record of a library list: its struck-through name with a tooltip, and Restore for users with the permission. */
export function ArchivedRow({ item, to, start, marker, tooltip, restoration }: ArchivedRowProps) {
  const keepParams = useKeepParams();
  return (
    <Inline className={styles.row} gap={3}>
      {start}
      <Inline className={styles.words} gap={4} rowGap={0} wrap>
        <Text asChild size="table" weight="semibold">
          <Inline as="span" className={styles.name} gap={3}>
            <Tooltip content={tooltip}>
              <Link className={styles.link} to={keepParams(to)} data-archived>
                <span translate="no">{item.name}</span> <VisuallyHidden>archived</VisuallyHidden>
              </Link>
            </Tooltip>
            {marker}
          </Inline>
        </Text>
        <Text asChild size="table" tone="secondary">
          <time dateTime={item.modified}>{formatDate(item.modified)}</time>
        </Text>
      </Inline>
      <ArchivedEnd item={item} restoration={restoration} />
    </Inline>
  );
}
