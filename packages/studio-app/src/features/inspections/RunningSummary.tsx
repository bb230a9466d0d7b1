import { SidePanel, type SignKind, StatusSign } from '@inspection-studio/design-system';
import { type AssetListItem, formatBytes, formDataIssues, inspectionNameSchema, type ProjectForm } from '@inspection-studio/domain';
import { useEffect, useRef } from 'react';
import { counted } from '../../widgets/data-kind-names.ts';
import { Picture } from '../../widgets/Picture.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import * as styles from './RunningSummary.css.ts';
import { CHOOSABLE_KINDS, type ChoosableKind, kindImages, STEP_LABELS } from './steps.ts';

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

/** The running title block of the inspection: what it has, and what it still needs. */
export function RunningSummary({ form, asset }: { form: ProjectForm; asset: AssetListItem | undefined }) {
  const { file } = form.thumbnail;
  const totalBytes = CHOOSABLE_KINDS.reduce((sum, kind) => sum + (form.types[kind] ? kindImages(form[kind]).sizeBytes : 0), 0);
  return (
    <SidePanel title="This inspection">
      <div className={styles.block}>
        <div className={styles.picture}>
          {file instanceof File ? <ChosenPicture file={file} /> : <Picture src={asset?.thumbnail ?? null} type={asset?.type} />}
        </div>
        <dl className={styles.rows}>
          <div className={styles.row}>
            <dt className={styles.name}>{inspectionNameSchema.safeParse(form.name).data ?? form.name}</dt>
            <dd className={styles.value}>{asset?.name ?? 'No asset chosen'}</dd>
          </div>
          {CHOOSABLE_KINDS.map((kind) => (
            <KindRow key={kind} kind={kind} form={form} />
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

function KindRow({ kind, form }: { kind: ChoosableKind; form: ProjectForm }) {
  const { sign, words } = kindState(kind, form);
  return (
    <div className={styles.row} data-off={!form.types[kind] || undefined}>
      <dt className={styles.kind}>
        <StatusSign kind={sign} />
        {STEP_LABELS[kind]}
      </dt>
      <dd className={styles.value}>{words}</dd>
    </div>
  );
}

function kindState(kind: ChoosableKind, form: ProjectForm): { sign: SignKind; words: string } {
  if (!form.types[kind]) return { sign: 'off', words: 'Off' };
  if (formDataIssues(form).some((issue) => issue.kind === kind)) return { sign: 'warning', words: KIND_TEXTS[kind].short };
  return { sign: 'completed', words: counted(kindImages(form[kind]).count, 'image') };
}
