import { EmptyState, Inline, LinkButton, Section, Skeleton, StatusSign } from '@inspection-studio/design-system';
import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import { inspectionMessages } from '@inspection-studio/domain/form-messages';
import { counted } from '@inspection-studio/domain/units';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { useIsUploading, useOtherUploads } from '../../uploads/index.ts';
import { screenOnly } from '../../widgets/print.css.ts';
import * as styles from './StoredData.css.ts';
import { storedKinds } from './stored-data.ts';
import { STEP_LABELS } from './steps.ts';
import { useInspectionRights } from './useInspectionRights.ts';

/** Stored data that no images show: all of it until processing, and what is no image afterwards. */
export function StoredData({ inspection }: { inspection: ProjectDetail }) {
  const { can } = useInspectionRights(inspection);
  const { data: files } = useQuery(moduleFilesQuery(useSend(), inspection.id));
  const others = useOtherUploads(inspection);
  const isUploading = useIsUploading(inspection.id) || others.length > 0;
  const isCompleted = inspection.status === 'Completed';
  const kinds = files && storedKinds(files).filter(({ hasPictures }) => !isCompleted || !hasPictures);
  const hasLidar = inspection.modules.lidar.data;
  const hasBareOrtho =
    !isCompleted && inspection.modules.ortho.isEnabled && !kinds?.some(({ type }) => type === 'ortho');
  if (isCompleted && !hasLidar && !kinds?.length) return null;
  return (
    <Section
      title={isCompleted ? 'Other data' : 'Data'}
      headingSize="titleSm"
      actions={
        inspection.status === 'Draft' &&
        can('edit') && (
          <LinkButton
            asChild
            variant="ghost"
            className={screenOnly}
            icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
          >
            <Link to={paths.updateInspection(inspection.id)}>Add data</Link>
          </LinkButton>
        )
      }
    >
      {!kinds ? (
        <Skeleton shape="block" height={140} />
      ) : kinds.length === 0 && !hasLidar && !hasBareOrtho ? (
        <EmptyState>{inspectionMessages.dataType}</EmptyState>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Data type</th>
              <th scope="col">Kind</th>
              <th scope="col" className={styles.number}>
                Files
              </th>
              <th scope="col">Upload</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ type, label, registeredCount, uploadedCount }) => (
              <tr key={`${type} ${label}`}>
                <th scope="row">{STEP_LABELS[type]}</th>
                <td>{label}</td>
                <td className={styles.number}>{registeredCount.toLocaleString('en')}</td>
                <td>
                  <UploadState missingCount={registeredCount - uploadedCount} isUploading={isUploading} />
                </td>
              </tr>
            ))}
            {hasBareOrtho && (
              <tr>
                <th scope="row">{STEP_LABELS.ortho}</th>
                <td colSpan={3}>Computed without a template.</td>
              </tr>
            )}
            {hasLidar && (
              <tr>
                <th scope="row">Lidar</th>
                <td colSpan={3}>Held with the inspection; it is not uploaded here.</td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function UploadState({ missingCount, isUploading }: { missingCount: number; isUploading: boolean }) {
  const [sign, words] =
    missingCount === 0
      ? (['completed', 'All uploaded'] as const)
      : isUploading
        ? (['pending', 'Uploading'] as const)
        : (['warning', `${counted(missingCount, 'file')} not uploaded`] as const);
  return (
    <Inline as="span">
      <StatusSign kind={sign} />
      {words}
    </Inline>
  );
}
