import { ChunkBar, DataList, DockedTray } from '@inspection-studio/design-system';
import {
  canDismissAll,
  hasFailed,
  isUnfinished,
  type UploadBatch,
  uploadedText,
  uploadMessages,
} from '@inspection-studio/domain';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useRef, useState } from 'react';
import { useUploads, waitingText } from '../../uploads/index.ts';
import { scriptFocus } from '../focus.css.ts';
import { DismissAllUploads } from './UploadTrayDismissAll.tsx';
import { UploadTrayRow } from './UploadTrayRow.tsx';
import * as styles from './UploadTray.css.ts';
import { trayAnnouncement, trayOrder } from './upload-tray-texts.ts';

/** Whether the tray is open. A batch that fails opens a minimised tray once. */
function useTrayOpen(batches: readonly UploadBatch[]) {
  const [isOpen, setOpen] = useState(true);
  const [knownFailed, setKnownFailed] = useState<readonly string[]>([]);
  const failed = batches.filter(hasFailed).map(({ id }) => id);
  if (failed.length !== knownFailed.length || failed.some((id) => !knownFailed.includes(id))) {
    setKnownFailed(failed);
    if (failed.some((id) => !knownFailed.includes(id))) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** The uploads of this tab, docked at the bottom of every page. @see UPL-001..002, UPL-022..028 */
export function UploadTray() {
  const { batches, progress, waitingFor } = useUploads();
  const [isOpen, setOpen] = useTrayOpen(batches);
  const trayRef = useRef<HTMLElement>(null);
  if (batches.length === 0) return null;
  const focusAfterRow = () => (batches.length > 1 ? trayRef.current : document.querySelector('main'))?.focus();
  const words = uploadedText(progress.completedCount, progress.totalCount);
  return (
    <DockedTray
      ref={trayRef}
      tabIndex={-1}
      className={scriptFocus}
      title="Uploads"
      icon={<UploadSimpleIcon size={20} aria-hidden="true" />}
      summary={
        <>
          <span>{words}</span>
          <ChunkBar label="All uploads" value={progress.share} max={1} status="bezel" valueText={words} />
        </>
      }
      announcement={trayAnnouncement(batches, progress, waitingFor)}
      notice={batches.some(isUnfinished) ? uploadMessages.leaveTabOpen : undefined}
      waiting={waitingText(waitingFor)}
      actions={canDismissAll(batches) && <DismissAllUploads batches={batches} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <DataList className={styles.rows} frame="none">
        {trayOrder(batches).map(({ id }) => (
          <UploadTrayRow key={id} batchId={id} onGone={focusAfterRow} />
        ))}
      </DataList>
    </DockedTray>
  );
}
