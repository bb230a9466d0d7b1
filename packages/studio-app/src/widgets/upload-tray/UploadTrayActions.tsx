import { Button, ConfirmDialog, Inline } from '@inspection-studio/design-system';
import { type BatchAction, filesToChooseAgain, hasFailed, type UploadBatch } from '@inspection-studio/domain/uploads';
import type { Icon } from '@phosphor-icons/react';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { ArrowLineUpIcon } from '@phosphor-icons/react/dist/csr/ArrowLineUp';
import { FileArrowUpIcon } from '@phosphor-icons/react/dist/csr/FileArrowUp';
import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useRef, useState } from 'react';
import { useUploadActions } from '../../uploads/index.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import * as styles from './UploadTray.css.ts';
import { withNames } from '../../with-names.tsx';

const BUTTONS: Record<BatchAction, { label: string; labelOfSeveral?: string; Glyph: Icon }> = {
  pause: { label: 'Pause', Glyph: PauseIcon },
  resume: { label: 'Resume', Glyph: PlayIcon },
  retry: { label: 'Retry', Glyph: ArrowClockwiseIcon },
  chooseAgain: {
    label: 'Choose the file again',
    labelOfSeveral: 'Choose the files again',
    Glyph: FileArrowUpIcon,
  },
  cancel: { label: 'Cancel', Glyph: XIcon },
  dismiss: { label: 'Dismiss', Glyph: XIcon },
};

/** Buttons that replace each other share a key, so that focus stays on the element. */
const SLOTS: Record<BatchAction, string> = {
  pause: 'run',
  resume: 'run',
  retry: 'retry',
  chooseAgain: 'choose',
  cancel: 'leave',
  dismiss: 'leave',
};

interface UploadTrayActionsProps {
  batch: UploadBatch;
  offered: readonly BatchAction[];
  /** How many files are uploaded. */
  words: string;
  /** It waits for its turn. */
  isQueued: boolean;
  /** Files that were chosen again are being registered. */
  isChoosing: boolean;
  /** Called with the files that the user has chosen again. */
  onChoose: (files: File[]) => void;
  /** Called before the row is dismissed, to move focus. */
  onGone: () => void;
}

/** What can be done with a batch in its state. Cancel asks for confirmation. */
export function UploadTrayActions(props: UploadTrayActionsProps) {
  const { batch, offered, words, isQueued, isChoosing, onChoose, onGone } = props;
  const actions = useUploadActions();
  const [isAsking, setAsking] = useState(false);
  const keptFocus = useKeptFocus([...offered, isQueued].join());
  const inputRef = useRef<HTMLInputElement>(null);
  const choosableCount = filesToChooseAgain(batch).length;
  const hasEnded = hasFailed(batch);

  function act(action: BatchAction): void {
    if (action === 'cancel') return setAsking(true);
    if (action === 'chooseAgain') return inputRef.current?.click();
    if (action === 'dismiss') onGone();
    actions[action](batch.id);
  }

  function cancel(): void {
    setAsking(false);
    actions.cancel(batch.id);
  }

  return (
    <Inline className={styles.actions} justify="end" {...keptFocus}>
      {isQueued && (
        <Button
          className={styles.action}
          variant="ghost"
          icon={<ArrowLineUpIcon className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
          aria-label={`Upload this first: ${batch.inspectionName}`}
          onClick={() => actions.putFirst(batch.id)}
        >
          <span className={styles.actionWords}>Upload this first</span>
        </Button>
      )}
      {offered.map((action) => {
        const { label: ofOne, labelOfSeveral = ofOne, Glyph } = BUTTONS[action];
        const label = choosableCount > 1 ? labelOfSeveral : ofOne;
        const isLeaving = action === 'cancel' || action === 'dismiss';
        return (
          <Button
            key={SLOTS[action]}
            className={styles.action}
            variant={isLeaving ? 'ghost' : 'secondary'}
            icon={<Glyph className={styles.actionIcon} size={18} weight="bold" aria-hidden="true" />}
            aria-label={`${label} ${batch.inspectionName}`}
            disabled={isChoosing}
            onClick={() => act(action)}
          >
            <span className={styles.actionWords}>{label}</span>
          </Button>
        );
      })}
      {offered.includes('chooseAgain') && (
        <input
          ref={inputRef}
          type="file"
          multiple={choosableCount > 1}
          hidden
          aria-label={`Files of ${batch.inspectionName}`}
          onChange={({ target }) => {
            if (target.files?.length) onChoose([...target.files]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={withNames(
          hasEnded
            ? `Remove the failed files of ${batch.inspectionName}?`
            : `Cancel the upload of ${batch.inspectionName}?`,
          [batch.inspectionName],
        )}
        confirmLabel={hasEnded ? 'Remove files' : 'Cancel upload'}
        cancelLabel={hasEnded ? 'Keep files' : 'Keep uploading'}
        destructive
        onConfirm={cancel}
      >
        {words}. Files that are not uploaded{hasEnded ? '' : ' yet'} are removed. Uploaded files stay with the
        inspection.
      </ConfirmDialog>
    </Inline>
  );
}
