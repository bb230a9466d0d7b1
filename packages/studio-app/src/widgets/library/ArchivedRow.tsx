import { Button, Tooltip, VisuallyHidden } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Can } from '../../permissions/index.ts';
import type { LibraryRecord, LibraryRestoration } from './library-record.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useKeepParams } from '../useKeepParams.ts';
import * as styles from './LibraryRow.css.ts';

export interface ArchivedRowProps {
  item: LibraryRecord;
  /** Address of its details. */
  to: string;
  /** Before the name, 20 px wide: a swatch. */
  start?: ReactNode;
  /** Right after the name: a marker. */
  marker?: ReactNode;
  /** Explains why the name is struck through: `archivedMessages.tag`. */
  tooltip: string;
  /** How to restore it, or a text that says why it cannot be restored. */
  restoration: LibraryRestoration | string;
}

/** One archived record of a library list: its struck-through name with a tooltip, and Restore for users with the permission. @see DS-044..048, STATE-050..051, PERM-120 */
export function ArchivedRow({ item, to, start, marker, tooltip, restoration }: ArchivedRowProps) {
  const keepParams = useKeepParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.row}>
      {start}
      <div className={styles.words}>
        <span className={styles.name}>
          <Tooltip content={tooltip}>
            <Link className={styles.link} to={keepParams(to)} data-archived>
              {item.name} <VisuallyHidden>archived</VisuallyHidden>
            </Link>
          </Tooltip>
          {marker}
        </span>
        <time className={styles.date} dateTime={item.modified}>
          {formatDate(item.modified)}
        </time>
      </div>
      {typeof restoration === 'string' ? (
        <span className={styles.reason}>{restoration}</span>
      ) : (
        <Can permission="DeleteLibrary">
          <Button
            variant="ghost"
            size="compact"
            className={styles.end}
            icon={<ArrowCounterClockwiseIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            Restore <VisuallyHidden>{item.name}</VisuallyHidden>
          </Button>
          <RestoreDialog item={item} restoration={restoration} open={isOpen} onOpenChange={setOpen} />
        </Can>
      )}
    </div>
  );
}
