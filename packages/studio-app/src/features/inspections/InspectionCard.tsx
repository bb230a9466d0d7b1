import { LinkButton, useToast, VisuallyHidden } from '@inspection-studio/design-system';
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
    <section className={styles.card} aria-label="Inspection">
      <div className={styles.picture}>
        <Picture
          src={inspection.thumbnail ?? inspection.asset.thumbnail}
          type={inspection.asset.type ?? 'Miscellaneous'}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.heading}>
          <h1 className={styles.name}>{inspection.name}</h1>
          <InspectionStatus status={inspection.status} />
        </div>
        <StatusBanner inspection={inspection} />
        {can('launch') && (
          <div className={styles.launch}>
            <Launch inspectionId={inspection.id} />
          </div>
        )}
        {isUploading && (
          <p className={styles.uploading}>
            <UploadSimpleIcon size={18} weight="bold" aria-hidden="true" />
            {inspectionMessages.uploading}
          </p>
        )}
        {!isUploading && can('sendForProcessing') && <SendForProcessing inspection={inspection} />}
        <div className={styles.actions}>
          {can('edit') && (
            <LinkButton asChild icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}>
              <Link to={paths.updateInspection(inspection.id)}>Edit</Link>
            </LinkButton>
          )}
          {!isUploading && can('delete') && <Delete inspection={inspection} />}
        </div>
        {refusals.map(
          ({ action, words }) =>
            words && (
              <p key={action} className={styles.refusal}>
                <strong>{action}</strong>: {words}
              </p>
            ),
        )}
      </div>
    </section>
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
