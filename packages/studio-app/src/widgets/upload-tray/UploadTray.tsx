import { ChunkBar, DataList, DockedTray } from '@inspection-studio/design-system';
import { canDismissAll, hasFailed, type UploadBatch, uploadedText } from '@inspection-studio/domain/uploads';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useRef, useState } from 'react';
import { useOfferedUploads, useUploads, waitingText } from '../../uploads/index.ts';
import { scriptFocus } from '../focus.css.ts';
import { InterruptedRow } from './InterruptedRow.tsx';
import { DismissAllUploads } from './UploadTrayDismissAll.tsx';
import { UploadTrayRow } from './UploadTrayRow.tsx';
import * as styles from './UploadTray.css.ts';
import { interruptedText, leaveOpenText, trayAnnouncement, trayOrder, warningText } from './upload-tray-texts.ts';

/** Whether the tray is open. A batch with a failure or a warning opens a minimised tray once. */
function useTrayOpen(batches: readonly UploadBatch[]) {
  const [isOpen, setOpen] = useState(true);
  const [known, setKnown] = useState<readonly string[]>([]);
  const urgent = batches.filter((batch) => hasFailed(batch) || warningText(batch)).map(({ id }) => id);
  if (urgent.length !== known.length || urgent.some((id) => !known.includes(id))) {
    setKnown(urgent);
    if (urgent.some((id) => !known.includes(id))) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

/** The uploads of this browser, and those that were interrupted, docked at the bottom of every page. */
export function UploadTray() {
  const { batches: own, remote, progress, waitingFor } = useUploads();
  const { uploads: interrupted, putOff } = useOfferedUploads();
  const batches = [...own, ...remote];
  const [isOpen, setOpen] = useTrayOpen(batches);
  const trayRef = useRef<HTMLElement>(null);
  const rowCount = batches.length + interrupted.length;
  if (rowCount === 0) return null;
  const focusAfterRow = () => (rowCount > 1 ? trayRef.current : document.querySelector('main'))?.focus();
  const words = uploadedText(progress.completedCount, progress.totalCount);
  return (
    <DockedTray
      ref={trayRef}
      tabIndex={-1}
      className={scriptFocus}
      title="Uploads"
      icon={<UploadSimpleIcon size={20} aria-hidden="true" />}
      summary={
        batches.length === 0 ? (
          <span>{interruptedText(interrupted.length)}</span>
        ) : (
          <>
            <span>{words}</span>
            <ChunkBar label="All uploads" value={progress.share} max={1} status="bezel" valueText={words} />
          </>
        )
      }
      // The banner announces interrupted uploads.
      announcement={batches.length === 0 ? '' : trayAnnouncement(batches, progress, waitingFor)}
      notice={leaveOpenText(own, remote)}
      waiting={waitingText(waitingFor)}
      actions={canDismissAll(batches) && <DismissAllUploads batches={batches} />}
      open={isOpen}
      onOpenChange={setOpen}
    >
      <DataList className={styles.rows} frame="none">
        {trayOrder(batches).map(({ id }) => (
          <UploadTrayRow key={id} batchId={id} onGone={focusAfterRow} />
        ))}
        {interrupted.map((upload) => (
          <InterruptedRow
            key={upload.inspection.id}
            upload={upload}
            Tray={UploadTray}
            onPutOff={() => putOff([upload])}
            onGone={focusAfterRow}
          />
        ))}
      </DataList>
    </DockedTray>
  );
}
