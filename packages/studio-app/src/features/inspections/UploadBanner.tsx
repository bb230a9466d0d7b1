import { Banner, ChunkBar, Inline } from '@inspection-studio/design-system';
import { formatTime } from '@inspection-studio/domain/dates';
import type { ProjectDetail, RunningUpload } from '@inspection-studio/domain/inspections';
import { inspectionMessages } from '@inspection-studio/domain/form-messages';
import { isInProgress, uploadedText, uploaderText } from '@inspection-studio/domain/uploads';
import { useUser } from '../../session/index.ts';
import { useOtherUploads, useUploadBatch, useUploads } from '../../uploads/index.ts';
import * as styles from './InspectionProfile.css.ts';

/** How far the uploads to an inspection are: that of this tab, and those of others. Nothing once they ended. */
export function UploadBanner({ inspection }: { inspection: ProjectDetail }) {
  const { batches } = useUploads();
  const others = useOtherUploads(inspection);
  const batch = batches.find((one) => one.inspectionId === inspection.id && isInProgress(one));
  return (
    <>
      {batch && <OwnUpload batchId={batch.id} />}
      {others.map((upload) => (
        <OtherUpload key={upload.id} upload={upload} />
      ))}
    </>
  );
}

function OwnUpload({ batchId }: { batchId: string }) {
  const upload = useUploadBatch(batchId);
  if (!upload) return null;
  const { completedCount, totalCount, share } = upload.progress;
  const words = uploadedText(completedCount, totalCount);
  return <UploadProgress title={inspectionMessages.uploading} share={share} words={words} />;
}

function OtherUpload({ upload }: { upload: RunningUpload }) {
  const { id } = useUser();
  const { done, total, started } = upload;
  const words = `${uploadedText(done, total)}, since ${formatTime(started)}`;
  return <UploadProgress title={uploaderText(upload, id)} share={total === 0 ? 1 : done / total} words={words} />;
}

function UploadProgress({ title, share, words }: { title: string; share: number; words: string }) {
  return (
    // Not announced: progress changes every few seconds, and the tray announces the uploads of this tab.
    <Banner kind="info" role="group" aria-label={title}>
      <Inline gap={3} rowGap={1} wrap>
        <strong>{title}</strong>
        <ChunkBar className={styles.uploadBar} label={title} value={share} max={1} valueText={words} />
        <span>{words}</span>
      </Inline>
    </Banner>
  );
}
