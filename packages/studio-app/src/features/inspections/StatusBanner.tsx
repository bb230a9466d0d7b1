import { Banner, ProgressBar, Stack } from '@inspection-studio/design-system';
import { displayStatus, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery } from '../../data/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { statusSign } from '../../widgets/InspectionStatus.tsx';
import { link } from '../../widgets/link.css.ts';
import { completedText } from './completed-text.ts';
import { processingStep } from './processing-step.ts';
import { fileProblems } from './stored-data.ts';

/** What the status of an inspection means now. */
export function StatusBanner({ inspection }: { inspection: ProjectDetail }) {
  const { supportEmail } = useRuntimeSettings();
  const { status, statusReason, processing } = inspection;
  const kind = statusSign(status);
  switch (displayStatus(status)) {
    case 'Draft':
      return <Banner kind={kind}>Not sent for processing yet.</Banner>;
    case 'Processing':
      return (
        <Banner kind={kind}>
          <Stack gap={1}>
            {processingStep(status)}
            {processing && processing.total > 0 && <Progress {...processing} />}
          </Stack>
        </Banner>
      );
    case 'Completed':
      return <CompletedBanner inspectionId={inspection.id} />;
    case 'Failed':
      return (
        <Banner kind={kind}>
          Processing failed. Please contact support at{' '}
          <a className={link} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .{statusReason && <div>{statusReason}</div>}
        </Banner>
      );
  }
}

/** A warning if images have problems, which are listed below the images. */
function CompletedBanner({ inspectionId }: { inspectionId: string }) {
  const { data: files } = useQuery(moduleFilesQuery(useSend(), inspectionId));
  const problemCount = files ? fileProblems(files).length : 0;
  return <Banner kind={problemCount > 0 ? 'warning' : 'completed'}>{completedText(problemCount)}</Banner>;
}

/** How many images are done. */
function Progress({ done, total }: { done: number; total: number }) {
  const words = `${done.toLocaleString('en')} of ${counted(total, 'image')} done`;
  return (
    <Stack gap={1}>
      <ProgressBar label="Images processed" value={done} max={total} valueText={words} />
      <span>{words}</span>
    </Stack>
  );
}
