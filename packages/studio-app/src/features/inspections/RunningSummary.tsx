import {
  DataList,
  DataListItem,
  Inline,
  SidePanel,
  type SignKind,
  Stack,
  StatusSign,
  Text,
} from '@inspection-studio/design-system';
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
import { image as filling } from '../../widgets/Picture.css.ts';
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
  return <img ref={image} className={filling} alt="" decoding="async" />;
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
      <Stack className={styles.block} frame="sheet" gap={0}>
        <div className={styles.picture}>
          {file instanceof File ? (
            <ChosenPicture file={file} />
          ) : (
            <Picture src={existing ?? asset?.thumbnail ?? null} type={asset?.type} />
          )}
        </div>
        <Text asChild size="table">
          <DataList as="dl" density="compact" frame="none" className={styles.rows}>
            <DataListItem
              label={<Text weight="bold">{inspectionNameSchema.safeParse(form.name).data ?? form.name}</Text>}
            >
              <Text tone="secondary">{asset?.name ?? 'No asset chosen'}</Text>
            </DataListItem>
            {DATA_TYPES.map((type) => (
              <KindRow key={type} type={type} form={form} />
            ))}
            <DataListItem label="Total">
              <Text weight="bold">{formatBytes(totalBytes)}</Text>
            </DataListItem>
          </DataList>
        </Text>
      </Stack>
    </SidePanel>
  );
}

function KindRow({ type, form }: { type: DataType; form: ProjectForm }) {
  const { sign, words } = kindState(type, form);
  return (
    <DataListItem
      label={
        <Inline as="span">
          <StatusSign kind={sign} />
          <Text tone={form.types[type] ? 'primary' : 'secondary'}>{STEP_LABELS[type]}</Text>
        </Inline>
      }
    >
      <Text tone="secondary">{words}</Text>
    </DataListItem>
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
