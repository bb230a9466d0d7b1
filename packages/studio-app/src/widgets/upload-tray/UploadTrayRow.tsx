import { ChunkBar, StatusSign, type ChunkBarProps, type SignKind } from '@inspection-studio/design-system';
import {
  type BatchProcessingStatus,
  type BatchStatus,
  batchStatus,
  batchText,
  hasFailed,
  processingText,
  uploadedText,
} from '@inspection-studio/domain';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useUploadBatch, waitingText } from '../../uploads/index.ts';
import { UploadTrayActions } from './UploadTrayActions.tsx';
import * as styles from './UploadTray.css.ts';
import { failureText } from './upload-tray-texts.ts';

const BARS = {
  Pending: 'pending',
  Paused: 'paused',
  Failed: 'failed',
  Completed: 'completed',
} as const satisfies Record<BatchStatus, ChunkBarProps['status']>;

const SIGNS: Record<Exclude<BatchProcessingStatus, 'Skipped'>, SignKind> = {
  Pending: 'pending',
  Failed: 'failed',
  Success: 'completed',
};

interface UploadTrayRowProps {
  batchId: string;
  /** The row is about to go, and the focus with it. */
  onGone: () => void;
}

/** One batch: whose it is, how far it is, what became of it, and what can be done. */
export const UploadTrayRow = memo(function UploadTrayRow({ batchId, onGone }: UploadTrayRowProps) {
  const upload = useUploadBatch(batchId);
  if (!upload) return null;
  const { batch, progress, remainingMs, waitingFor } = upload;
  const status = hasFailed(batch) ? 'Failed' : batchStatus(batch);
  const failure = failureText(batch);
  const words = uploadedText(progress.completedCount, progress.totalCount);
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.sign}>
        {status === 'Pending' ? (
          <UploadSimpleIcon className={styles.sending} size={20} aria-hidden="true" />
        ) : (
          <StatusSign className={styles.statusSign} kind={BARS[status]} />
        )}
      </span>
      <div className={styles.names}>
        <Link className={styles.name} to={paths.inspection(batch.inspectionId)}>
          {batch.inspectionName}
        </Link>
        <span className={styles.asset}>{batch.assetName}</span>
      </div>
      <ChunkBar
        className={styles.bar}
        label={`Upload of ${batch.inspectionName}`}
        value={progress.share}
        max={1}
        status={BARS[status]}
        valueText={words}
      />
      <span className={styles.count}>{words}</span>
      <div className={styles.messages}>
        <span className={styles.message}>{batchText(batch, remainingMs)}</span>
        {waitingFor && <span className={styles.waiting}>{waitingText(waitingFor)}</span>}
        {failure && <span className={styles.failure}>{failure}</span>}
        {batch.processing !== 'Skipped' && (
          <span className={styles.processing} data-processing={batch.processing}>
            <StatusSign kind={SIGNS[batch.processing]} size="small" />
            {processingText(batch.processing)}
          </span>
        )}
      </div>
      <UploadTrayActions batch={batch} onGone={onGone} />
    </li>
  );
});
