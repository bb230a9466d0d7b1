import { EmptyState, Skeleton, Stack, Text } from '@inspection-studio/design-system';
import { formatDate } from '@inspection-studio/domain/dates';
import { displayStatus, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { projectQuery } from '../../data/index.ts';
import { RecordError } from '../../widgets/RecordError.tsx';
import { CaptureDataSection } from './CaptureDataSection.tsx';
import { ContinueUpload } from './ContinueUpload.tsx';
import { FileProblems } from './FileProblems.tsx';
import { ImageSections } from './images/ImageSections.tsx';
import { InspectionCard } from './InspectionCard.tsx';
import { InspectionFacts } from './InspectionFacts.tsx';
import * as styles from './InspectionProfile.css.ts';
import { StoredData } from './StoredData.tsx';
import { UploadBanner } from './UploadBanner.tsx';
import { ViewerHost } from './viewer/ViewerHost.tsx';

/** An inspection: its card, facts, description and data. */
export function InspectionProfile({ inspectionId }: { inspectionId: string }) {
  const query = useQuery(projectQuery(useSend(), inspectionId));
  if (query.data) return <Profile inspection={query.data} />;
  if (query.isError) return <RecordError query={query} />;
  return (
    <Stack className={styles.profile} columns="sideStart" gap={6} aria-busy="true">
      <Stack>
        <Skeleton shape="block" height={420} />
        <Skeleton shape="block" height={170} />
      </Stack>
      <Skeleton shape="block" height={320} />
    </Stack>
  );
}

function Profile({ inspection }: { inspection: ProjectDetail }) {
  const status = displayStatus(inspection.status);
  const [today] = useState(() => formatDate(new Date()));
  return (
    <Stack className={styles.profile} columns="sideStart" gap={6}>
      <Stack>
        <InspectionCard inspection={inspection} />
        <InspectionFacts inspection={inspection} />
      </Stack>
      <Stack gap={6}>
        <UploadBanner inspection={inspection} />
        <ContinueUpload inspection={inspection} />
        {inspection.description && <p className={styles.description}>{inspection.description}</p>}
        {status === 'Completed' && (
          <>
            <ImageSections inspection={inspection} />
            <ViewerHost inspection={inspection} />
          </>
        )}
        {status === 'Processing' && <EmptyState>The images appear here when processing is complete.</EmptyState>}
        {status !== 'Processing' && <FileProblems inspectionId={inspection.id} />}
        <StoredData inspection={inspection} />
        <CaptureDataSection inspection={inspection} />
      </Stack>
      <Text as="p" className={styles.printFooter} size="caption" tone="secondary">
        {inspection.name}, {today}
      </Text>
    </Stack>
  );
}
