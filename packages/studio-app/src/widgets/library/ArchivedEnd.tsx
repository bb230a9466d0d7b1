import { Text } from '@inspection-studio/design-system';
import { Can } from '../../permissions/index.ts';
import type { LibraryRecord, LibraryRestoration } from './library-record.ts';
import * as styles from './LibraryRow.css.ts';
import { RestoreButton } from './RestoreButton.tsx';

export interface ArchivedEndProps {
  item: LibraryRecord;
  /** How to restore it, or a text that says why it cannot be restored. */
  restoration: LibraryRestoration | string;
}

/** Restore at the end of an archived row, for users with the permission. */
export function ArchivedEnd({ item, restoration }: ArchivedEndProps) {
  if (typeof restoration !== 'string') {
    return (
      <Can permission="DeleteLibrary">
        <RestoreButton size="compact" className={styles.end} item={item} restoration={restoration} />
      </Can>
    );
  }
  return (
    <Text className={styles.above} size="caption" tone="secondary">
      {restoration}
    </Text>
  );
}
