import { Banner, ChunkBar, Inline } from '@inspection-studio/design-system';
import { inspectionMessages, isInProgress, uploadedText } from '@inspection-studio/domain';
import { useUploadBatch, useUploads } from '../../uploads/index.ts';
import * as styles from './InspectionProfile.css.ts';

/** How far the upload of an inspection is; nothing once it ended. */
export function UploadBanner({ inspectionId }: { inspectionId: string }) {
  const { batches } = useUploads();
  const batch = batches.find((one) => one.inspectionId === inspectionId && isInProgress(one));
  return batch ? <Uploading batchId={batch.id} /> : null;
}

function Uploading({ batchId }: { batchId: string }) {
  const upload = useUploadBatch(batchId);
  if (!upload) return null;
  const { completedCount, totalCount, share } = upload.progress;
  const words = uploadedText(completedCount, totalCount);
  return (
    // The tray announces how far uploads are.
    <Banner kind="info" role="group" aria-label={inspectionMessages.uploading}>
      <Inline gap={3} rowGap={1} wrap>
        <strong>{inspectionMessages.uploading}</strong>
        <ChunkBar
          className={styles.uploadBar}
          label={inspectionMessages.uploading}
          value={share}
          max={1}
          valueText={words}
        />
        <span>{words}</span>
      </Inline>
    </Banner>
  );
}
