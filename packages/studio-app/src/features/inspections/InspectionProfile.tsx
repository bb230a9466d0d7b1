import { EmptyState, ErrorPanel, LinkButton, Skeleton } from '@inspection-studio/design-system';
import { displayStatus, type ProjectDetail } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { StudioError, useSend } from '../../api/index.ts';
import { projectQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ImageSections } from './ImageSections.tsx';
import { InspectionCard } from './InspectionCard.tsx';
import { InspectionFacts } from './InspectionFacts.tsx';
import * as styles from './InspectionProfile.css.ts';
import { StoredData } from './StoredData.tsx';
import { UploadBanner } from './UploadBanner.tsx';

/** An inspection: its card, facts, description and data. @see spec 1 §2 "Inspection screens" */
export function InspectionProfile({ inspectionId }: { inspectionId: string }) {
  const query = useQuery({ ...projectQuery(useSend(), inspectionId), throwOnError: false });
  if (query.data) return <Profile inspection={query.data} />;
  if (query.error instanceof StudioError && query.error.status === 404) {
    return (
      <EmptyState
        action={
          <LinkButton asChild>
            <Link to={paths.home()}>Home</Link>
          </LinkButton>
        }
      >
        {query.error.message}
      </EmptyState>
    );
  }
  if (query.isError) return <ErrorPanel onRetry={() => void query.refetch()}>{query.error.message}</ErrorPanel>;
  return (
    <div className={styles.profile} aria-busy="true">
      <div className={styles.column}>
        <Skeleton shape="block" height={420} />
        <Skeleton shape="block" height={170} />
      </div>
      <Skeleton shape="block" height={320} />
    </div>
  );
}

function Profile({ inspection }: { inspection: ProjectDetail }) {
  const status = displayStatus(inspection.status);
  return (
    <div className={styles.profile}>
      <div className={styles.column}>
        <InspectionCard inspection={inspection} />
        <InspectionFacts inspection={inspection} />
      </div>
      <div className={styles.content}>
        <UploadBanner inspectionId={inspection.id} />
        {inspection.description && <p className={styles.description}>{inspection.description}</p>}
        {status === 'Completed' && <ImageSections inspection={inspection} />}
        {status === 'Processing' && <EmptyState>The images appear here when processing is complete.</EmptyState>}
        {status === 'Draft' && <StoredData inspection={inspection} />}
      </div>
    </div>
  );
}
