import { SidePanel, type SignKind, StatusSign } from '@inspection-studio/design-system';
import {
  type AssetType,
  DATA_TYPES,
  type DataType,
  formatBytes,
  formDataIssues,
  inspectionNameSchema,
  type ProjectForm,
} from '@inspection-studio/domain';
import { useEffect, useRef } from 'react';
import { counted } from '../../widgets/data-kind-names.ts';
import { Picture } from '../../widgets/Picture.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import * as styles from './RunningSummary.css.ts';
import { kindFiles, STEP_LABELS } from './steps.ts';

/** A picture that is not saved yet, by an address that lives as long as it is shown. */
function ChosenPicture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} className={styles.chosen} alt="" decoding="async" />;
}

/** The asset an inspection belongs to. */
export interface SummaryAsset {
  name: string;
  thumbnail: string | null;
  type?: AssetType;
}

/** The running title block of the inspection: what it has, and what it still needs. */
export function RunningSummary({ form, asset }: { form: ProjectForm; asset: SummaryAsset | undefined }) {
  const { file, existing } = form.thumbnail;
  const totalBytes = DATA_TYPES.reduce(
    (sum, type) => sum + (form.types[type] ? kindFiles(form, type).sizeBytes : 0),
    0,
  );
  return (
    <SidePanel title="This inspection">
      <div className={styles.block}>
        <div className={styles.picture}>
          {file instanceof File ? (
            <ChosenPicture file={file} />
          ) : (
            <Picture src={existing ?? asset?.thumbnail ?? null} type={asset?.type} />
          )}
        </div>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt className={styles.name}>{inspectionNameSchema.safeParse(form.name).data ?? form.name}</dt>
            <dd className={styles.value}>{asset?.name ?? 'No asset chosen'}</dd>
          </div>
          {DATA_TYPES.map((type) => (
            <KindRow key={type} type={type} form={form} />
          ))}
          <div className={styles.row}>
            <dt>Total</dt>
            <dd className={styles.total}>{formatBytes(totalBytes)}</dd>
          </div>
        </dl>
      </div>
    </SidePanel>
  );
}

function KindRow({ type, form }: { type: DataType; form: ProjectForm }) {
  const { sign, words } = kindState(type, form);
  return (
    <div className={styles.row} data-off={!form.types[type] || undefined}>
      <dt className={styles.kind}>
        <StatusSign kind={sign} />
        {STEP_LABELS[type]}
      </dt>
      <dd className={styles.value}>{words}</dd>
    </div>
  );
}

function kindState(type: DataType, form: ProjectForm): { sign: SignKind; words: string } {
  if (!form.types[type]) return { sign: 'off', words: 'Off' };
  if (formDataIssues(form).some((issue) => issue.kind === type))
    return { sign: 'warning', words: KIND_TEXTS[type].short };
  const { count } = kindFiles(form, type);
  if (type === 'ortho') return { sign: 'completed', words: count > 0 ? 'Template added' : 'On' };
  return { sign: 'completed', words: counted(count, type === 'three' || type === 'two' ? 'image' : 'file') };
}
