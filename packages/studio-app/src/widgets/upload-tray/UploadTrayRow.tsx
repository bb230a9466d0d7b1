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
  batchActions,
  type BatchStatus,
  batchStatus,
  batchText,
  filesToChooseAgain,
  hasFailed,
  processingText,
  remoteActions,
  uploadedText,
} from '@inspection-studio/domain/uploads';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useUploadActions, useUploadBatch, waitingText } from '../../uploads/index.ts';
import { FailedFiles } from './FailedFiles.tsx';
import { UploadTrayActions } from './UploadTrayActions.tsx';
import * as styles from './UploadTray.css.ts';
import { choiceText, failedFiles, failureText, warningText } from './upload-tray-texts.ts';
import { withNames } from '../../with-names.tsx';

/** A batch has one state at a time. Warning: all its files are uploaded, but the inspection misses others. */
type RowStatus = BatchStatus | 'Warning';

const BARS = {
  Pending: 'pending',
  Paused: 'paused',
  Failed: 'failed',
  Completed: 'completed',
  Warning: 'paused',
} as const satisfies Record<RowStatus, ChunkBarProps['status']>;

const ROW_SIGNS = {
  Paused: 'paused',
  Failed: 'failed',
  Completed: 'completed',
  Warning: 'warning',
} as const satisfies Record<Exclude<RowStatus, 'Pending'>, SignKind>;

const SIGNS: Record<Exclude<BatchProcessingStatus, 'Skipped'>, SignKind> = {
  Pending: 'pending',
  Failed: 'failed',
  Success: 'completed',
};

interface UploadTrayRowProps {
  batchId: string;
  /** Called before the row is dismissed, to move focus. */
  onGone: () => void;
}

/** One batch: its inspection, progress, messages and actions. */
export const UploadTrayRow = memo(function UploadTrayRow({ batchId, onGone }: UploadTrayRowProps) {
  const upload = useUploadBatch(batchId);
  const { chooseAgain } = useUploadActions();
  const choice = useMutation({
    mutationFn: ({ files, fileId }: { files: File[]; fileId?: string }) => chooseAgain(batchId, files, fileId),
  });
  if (!upload) return null;
  const { batch, progress, remainingMs, waitingFor, queuedBehind, isRemote } = upload;
  const offered = isRemote ? remoteActions(batch) : batchActions(batch);
  const failure = failureText(batch);
  const warning = warningText(batch);
  const status: RowStatus = hasFailed(batch) ? 'Failed' : warning ? 'Warning' : batchStatus(batch);
  const notice =
    filesToChooseAgain(batch).length > 0
      ? (choice.error?.message ?? (choice.data ? choiceText(choice.data) : null))
      : null;
  const failedNames = failedFiles(batch).map(({ name }) => name);
  const words = uploadedText(progress.completedCount, progress.totalCount);
  return (
    <li className={styles.row} data-status={status}>
      <span className={styles.sign}>
        {status === 'Pending' ? (
          <UploadSimpleIcon size={20} aria-hidden="true" />
        ) : (
          <StatusSign className={styles.statusSign} kind={ROW_SIGNS[status]} />
        )}
      </span>
      <Stack className={styles.names} gap={0}>
        <Link translate="no" className={styles.name} to={paths.inspection(batch.inspectionId)}>
          {batch.inspectionName}
        </Link>
        <Text translate="no" className={styles.asset} size="caption" tone="secondary" truncate>
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
        <span className={styles.message}>{warning ?? batchText(batch, remainingMs)}</span>
        {isRemote && (
          <Text size="caption" tone="secondary">
            In another tab
          </Text>
        )}
        {waitingFor && (
          <Text size="caption" tone="secondary">
            {waitingText(waitingFor)}
          </Text>
        )}
        {queuedBehind !== null && (
          <Text className={styles.fileName} size="caption" tone="secondary">
            {withNames(`Waiting for ${queuedBehind}`, [queuedBehind])}
          </Text>
        )}
        {failure && (
          <Text className={styles.fileName} size="caption" tone="danger">
            {withNames(failure, failedNames)}
          </Text>
        )}
        {failedFiles(batch).length > 0 && (
          <FailedFiles
            batch={batch}
            totalCount={progress.totalCount}
            canChoose={offered.includes('chooseAgain')}
            isChoosing={choice.isPending}
            notice={notice}
            onChoose={(files, fileId) => choice.mutate({ files, fileId })}
          />
        )}
        {notice && (
          <Text className={styles.fileName} size="caption" tone="danger" role="alert">
            {withNames(notice, failedNames)}
          </Text>
        )}
        {batch.processing !== 'Skipped' && status !== 'Failed' && status !== 'Warning' && (
          <Text asChild size="caption" tone={batch.processing === 'Failed' ? 'danger' : 'secondary'}>
            <Inline as="span" align="start" gap={1}>
              <StatusSign kind={SIGNS[batch.processing]} size="small" />
              {processingText(batch.processing)}
            </Inline>
          </Text>
        )}
      </Inline>
      <UploadTrayActions
        batch={batch}
        offered={offered}
        words={words}
        isQueued={queuedBehind !== null}
        isChoosing={choice.isPending}
        onChoose={(files) => choice.mutate({ files })}
        onGone={onGone}
      />
    </li>
  );
});
