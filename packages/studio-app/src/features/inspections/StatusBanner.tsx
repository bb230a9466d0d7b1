import { Banner } from '@inspection-studio/design-system';
import { displayStatus, type ProjectDetail } from '@inspection-studio/domain';
import { useRuntimeSettings } from '../../settings/index.ts';
import { statusSign } from '../../widgets/InspectionStatus.tsx';
import { link } from '../../widgets/link.css.ts';
import { processingStep } from './processing-step.ts';

/** What the status of an inspection means now. @see spec 1 §4, S18 */
export function StatusBanner({ inspection }: { inspection: ProjectDetail }) {
  const { supportEmail } = useRuntimeSettings();
  const { status, statusReason } = inspection;
  const kind = statusSign(status);
  switch (displayStatus(status)) {
    case 'Draft':
      return <Banner kind={kind}>Not sent for processing yet.</Banner>;
    case 'Processing':
      return <Banner kind={kind}>{processingStep(status)}</Banner>;
    case 'Completed':
      return <Banner kind={kind}>Processing is complete.</Banner>;
    case 'Failed':
      return (
        <Banner kind={kind}>
          Processing failed. Please contact support at <a className={link} href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          {statusReason && <div>{statusReason}</div>}
        </Banner>
      );
  }
}
