import { Heading, Inline, LinkButton, Stack, Text, useToast, VisuallyHidden } from '@inspection-studio/design-system';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { inspectionMessages } from '@inspection-studio/domain/form-messages';
import { counted } from '@inspection-studio/domain/units';
import { interruptionText } from '@inspection-studio/domain/uploads';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { deleteProject, projectQuery, readTag, refreshProject } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { useIsUploading, useOtherUploads } from '../../uploads/index.ts';
import { ConfirmDelete } from '../../widgets/ConfirmDelete.tsx';
import { HistoryLink } from '../../widgets/HistoryLink.tsx';
import { storedImageCount } from '../../widgets/image-count.ts';
import { InspectionStatus } from '../../widgets/InspectionStatus.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { screenOnly } from '../../widgets/print.css.ts';
import * as styles from './InspectionCard.css.ts';
import { launchUrl } from './launch-url.ts';
import { SendForProcessing } from './SendForProcessing.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { useInspectionRights } from './useInspectionRights.ts';

/** Picture, name, status and what can be done next. */
export function InspectionCard({ inspection }: { inspection: ProjectDetail }) {
  const { can, reason } = useInspectionRights(inspection);
  const isUploading = useIsUploading(inspection.id);
  const others = useOtherUploads(inspection);
  const refusals = [
    { action: 'Launch', words: reason('launch') },
    { action: 'Send for processing', words: reason('sendForProcessing') },
    { action: 'Edit', words: reason('edit') },
    { action: 'Delete', words: reason('delete') },
  ];
  return (
    <Stack as="section" className={styles.card} frame="sheet" gap={0} aria-label="Inspection">
      <div className={styles.picture}>
        <Picture
          src={inspection.thumbnail ?? inspection.asset.thumbnail}
          type={inspection.asset.type ?? 'Miscellaneous'}
        />
      </div>
      <Stack padding={4} gap={3}>
        <Inline justify="between" wrap>
          <Heading translate="no" level={1} size="title">
            {inspection.name}
          </Heading>
          <InspectionStatus status={inspection.status} />
        </Inline>
        <StatusBanner inspection={inspection} />
        {can('launch') && (
          <Stack className={screenOnly}>
            <Launch inspectionId={inspection.id} />
          </Stack>
        )}
        {(isUploading || others.length > 0) && (
          <Inline as="p" className={styles.uploading} justify="center">
            <UploadSimpleIcon size={18} weight="bold" aria-hidden="true" />
            {inspectionMessages.uploading}
          </Inline>
        )}
        {!isUploading && can('sendForProcessing') && <SendForProcessing inspection={inspection} />}
        <Stack className={`${styles.actions} ${screenOnly}`} gap={3}>
          {can('edit') && (
            <LinkButton asChild icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}>
              <Link to={paths.updateInspection(inspection.id)}>Edit</Link>
            </LinkButton>
          )}
          {!isUploading && can('delete') && <Delete inspection={inspection} />}
          <HistoryLink recordId={inspection.id} />
        </Stack>
        {refusals.map(
          ({ action, words }) =>
            words && (
              <Text key={action} as="p" className={screenOnly} size="caption" tone="secondary">
                <strong>{action}</strong>: {words}
              </Text>
            ),
        )}
      </Stack>
    </Stack>
  );
}

function Launch({ inspectionId }: { inspectionId: string }) {
  const settings = useRuntimeSettings();
  const { email } = useUser();
  return (
    <LinkButton
      variant="primary"
      href={launchUrl(settings.launchUrl, inspectionId, email)}
      target="_blank"
      rel="noopener"
    >
      Launch
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      <ArrowSquareOutIcon size={18} weight="bold" aria-hidden="true" />
    </LinkButton>
  );
}

function Delete({ inspection }: { inspection: ProjectDetail }) {
  const send = useSend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show: showToast } = useToast();
  const user = useUser();
  const others = useOtherUploads(inspection);
  const { id, name } = inspection;
  const interruption = interruptionText(others, user.id);
  return (
    <ConfirmDelete
      title="Delete inspection"
      noun="inspection"
      readTag={() => readTag(client, projectQuery(send, id))}
      confirmLabel={interruption ? 'Interrupt and delete' : 'Delete'}
      mutation={deleteProject(send, client, id, interruption !== '')}
      onOpen={() => void refreshProject(client, id)}
      onDeleted={() => {
        showToast({ kind: 'completed', title: 'Inspection deleted', name });
        void navigate(paths.home());
      }}
    >
      {interruption && `${interruption} `}
      <span translate="no">{name}</span> is deleted with its {counted(storedImageCount(inspection), 'image')}. This
      cannot be undone.
    </ConfirmDelete>
  );
}
