import { Button, ConfirmDialog, Inline } from '@inspection-studio/design-system';
import { type BatchAction, batchActions, type UploadBatch, uploadedText } from '@inspection-studio/domain';
import type { Icon } from '@phosphor-icons/react';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useUploadActions } from '../../uploads/index.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import * as styles from './UploadTray.css.ts';

const BUTTONS: Record<BatchAction, { label: string; Glyph: Icon }> = {
  pause: { label: 'Pause', Glyph: PauseIcon },
  resume: { label: 'Resume', Glyph: PlayIcon },
  retry: { label: 'Retry', Glyph: ArrowClockwiseIcon },
  cancel: { label: 'Cancel', Glyph: XIcon },
  dismiss: { label: 'Dismiss', Glyph: XIcon },
};

/** Buttons that replace each other share a key, so that focus stays on the element. */
const SLOTS: Record<BatchAction, string> = {
  pause: 'run',
  resume: 'run',
  retry: 'retry',
  cancel: 'leave',
  dismiss: 'leave',
};

interface UploadTrayActionsProps {
  batch: UploadBatch;
  /** Called before the row is removed, to move focus. */
  onGone: () => void;
}

/** Pause, Resume, Retry, Cancel and Dismiss, when available. Cancel asks for confirmation. @see UPL-011..015 */
export function UploadTrayActions({ batch, onGone }: UploadTrayActionsProps) {
  const actions = useUploadActions();
  const [isAsking, setAsking] = useState(false);
  const offered = batchActions(batch);
  const keptFocus = useKeptFocus(offered.join());
  const completedCount = batch.files.filter((file) => file.status === 'Completed').length;

  function act(action: BatchAction): void {
    if (action === 'cancel') return setAsking(true);
    if (action === 'dismiss') onGone();
    actions[action](batch.id);
  }

  function cancel(): void {
    setAsking(false);
    onGone();
    actions.cancel(batch.id);
  }

  return (
    <Inline className={styles.actions} justify="end" {...keptFocus}>
      {offered.map((action) => {
        const { label, Glyph } = BUTTONS[action];
        const isLeaving = action === 'cancel' || action === 'dismiss';
        return (
          <Button
            key={SLOTS[action]}
            className={styles.action}
            variant={isLeaving ? 'ghost' : 'secondary'}
            icon={<Glyph className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
            aria-label={`${label} ${batch.inspectionName}`}
            onClick={() => act(action)}
          >
            <span className={styles.actionWords}>{label}</span>
          </Button>
        );
      })}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Cancel the upload of ${batch.inspectionName}?`}
        confirmLabel="Cancel upload"
        cancelLabel="Keep uploading"
        destructive
        onConfirm={cancel}
      >
        {uploadedText(completedCount, batch.files.length)}. Files that are not uploaded yet are removed. Uploaded files
        stay with the inspection.
      </ConfirmDialog>
    </Inline>
  );
}
