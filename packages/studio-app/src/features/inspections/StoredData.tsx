import { EmptyState, Skeleton, StatusSign } from '@inspection-studio/design-system';
import { inspectionMessages, type ProjectDetail } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery } from '../../data/index.ts';
import { useIsUploading } from '../../uploads/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import * as styles from './StoredData.css.ts';
import { storedKinds } from './stored-data.ts';
import { STEP_LABELS } from './steps.ts';

const CAPTURES = { rgb: 'Visual', ir: 'Thermal' } as const;

/** The data of a Draft: what was registered per kind, and what of it arrived. @see S20 */
export function StoredData({ inspection }: { inspection: ProjectDetail }) {
  const { data: files } = useQuery({ ...moduleFilesQuery(useSend(), inspection.id), throwOnError: false });
  const isUploading = useIsUploading(inspection.id);
  const kinds = files && storedKinds(files);
  return (
    <section className={styles.section} aria-labelledby="stored-data">
      <h2 id="stored-data" className={styles.heading}>
        Data
      </h2>
      {!kinds ? (
        <Skeleton shape="block" height={140} />
      ) : kinds.length === 0 ? (
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
            {kinds.map(({ module, capture, registeredCount, uploadedCount }) => {
              const missingCount = registeredCount - uploadedCount;
              return (
                <tr key={`${module} ${capture}`}>
                  <th scope="row">{STEP_LABELS[module]}</th>
                  <td>{CAPTURES[capture]}</td>
                  <td className={styles.number}>{registeredCount.toLocaleString('en')}</td>
                  <td>
                    <UploadState missingCount={missingCount} isUploading={isUploading} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
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
    <span className={styles.state}>
      <StatusSign kind={sign} />
      {words}
    </span>
  );
}
