import { Heading, Inline, LinkButton, Stack, Text, useToast, VisuallyHidden } from '@inspection-studio/design-system';
import { inspectionMessages, type ProjectDetail } from '@inspection-studio/domain';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { deleteProject, forgetProject } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';
import { useIsUploading } from '../../uploads/index.ts';
import { ConfirmDelete } from '../../widgets/ConfirmDelete.tsx';
import { counted } from '../../widgets/data-kind-names.ts';
import { InspectionStatus } from '../../widgets/InspectionStatus.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { screenOnly } from '../../widgets/print.css.ts';
import * as styles from './InspectionCard.css.ts';
import { launchUrl } from './launch-url.ts';
import { SendForProcessing } from './SendForProcessing.tsx';
import { StatusBanner } from './StatusBanner.tsx';
import { useInspectionRights } from './useInspectionRights.ts';

/** Picture, name, status and what can be done next. @see INSP-016..022 */
export function InspectionCard({ inspection }: { inspection: ProjectDetail }) {
  const { can, reason } = useInspectionRights(inspection);
  const isUploading = useIsUploading(inspection.id);
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
          <Heading level={1} size="title">
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
        {isUploading && (
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
  const { id, name, imageCount } = inspection;
  return (
    <ConfirmDelete
      title="Delete inspection"
      mutation={deleteProject(send, client, id)}
      onDeleted={() => {
        showToast({ kind: 'completed', title: 'Inspection deleted', description: name });
        void Promise.resolve(navigate(paths.home())).then(() => forgetProject(client, id));
      }}
    >
      {name} is deleted with its {counted(imageCount, 'image')}. This cannot be undone.
    </ConfirmDelete>
  );
}
