import {
  ChunkBar,
  type ChunkBarProps,
  Inline,
  type SignKind,
  Stack,
  StatusSign,
  Text,
} from '@inspection-studio/design-system';
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
  /** Called before the row is removed, to move focus. */
  onGone: () => void;
}

/** One batch: its inspection, progress, messages and actions. */
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
          <UploadSimpleIcon size={20} aria-hidden="true" />
        ) : (
          <StatusSign className={styles.statusSign} kind={BARS[status]} />
        )}
      </span>
      <Stack className={styles.names} gap={0}>
        <Link className={styles.name} to={paths.inspection(batch.inspectionId)}>
          {batch.inspectionName}
        </Link>
        <Text className={styles.asset} size="caption" tone="secondary" truncate>
          {batch.assetName}
        </Text>
      </Stack>
      <ChunkBar
        className={styles.bar}
        label={`Upload of ${batch.inspectionName}`}
        value={progress.share}
        max={1}
        status={BARS[status]}
        valueText={words}
      />
      <Text className={styles.count} size="table" tone="secondary">
        {words}
      </Text>
      <Inline className={styles.messages} align="stretch" gap={3} rowGap={0} wrap>
        <span className={styles.message}>{batchText(batch, remainingMs)}</span>
        {waitingFor && (
          <Text size="caption" tone="secondary">
            {waitingText(waitingFor)}
          </Text>
        )}
        {failure && (
          <Text size="caption" tone="danger">
            {failure}
          </Text>
        )}
        {batch.processing !== 'Skipped' && (
          <Text asChild size="caption" tone={batch.processing === 'Failed' ? 'danger' : 'secondary'}>
            <Inline as="span" align="start" gap={1}>
              <StatusSign kind={SIGNS[batch.processing]} size="small" />
              {processingText(batch.processing)}
            </Inline>
          </Text>
        )}
      </Inline>
      <UploadTrayActions batch={batch} onGone={onGone} />
    </li>
  );
});
