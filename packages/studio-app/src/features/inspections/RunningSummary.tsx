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
import type { AssetType } from '@inspection-studio/domain/assets';
import {
  DATA_TYPES,
  type DataType,
  formDataIssues,
  inspectionNameSchema,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import { counted, formatBytes } from '@inspection-studio/domain/units';
import { ChosenPicture } from '../../widgets/ChosenPicture.tsx';
import { Picture } from '../../widgets/Picture.tsx';
import { KIND_TEXTS } from './kind-texts.ts';
import * as styles from './RunningSummary.css.ts';
import { kindBytes, kindCount, STEP_LABELS } from './steps.ts';

/** The asset an inspection belongs to. */
export interface SummaryAsset {
  name: string;
  thumbnail: string | null;
  type?: AssetType;
}

interface RunningSummaryProps {
  form: ProjectForm;
  asset: SummaryAsset | undefined;
  /** The sizes of the added files are known. */
  isMeasured: boolean;
}

/** The running title block of the inspection: what it has, and what it still needs. */
export function RunningSummary({ form, asset, isMeasured }: RunningSummaryProps) {
  const { file, existing } = form.thumbnail;
  const short = new Set(formDataIssues(form).map(({ kind }) => kind));
  const chosen = DATA_TYPES.filter((type) => form.types[type]);
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
              <KindRow key={type} type={type} form={form} isShort={short.has(type)} />
            ))}
            <DataListItem label="Total">
              <Text weight="bold">
                {isMeasured
                  ? formatBytes(chosen.reduce((sum, type) => sum + kindBytes(form, type), 0))
                  : 'Reading sizes…'}
              </Text>
            </DataListItem>
          </DataList>
        </Text>
      </Stack>
    </SidePanel>
  );
}

function KindRow({ type, form, isShort }: { type: DataType; form: ProjectForm; isShort: boolean }) {
  const { sign, words } = kindState(type, form, isShort);
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

function kindState(type: DataType, form: ProjectForm, isShort: boolean): { sign: SignKind; words: string } {
  if (!form.types[type]) return { sign: 'off', words: 'Off' };
  if (isShort) return { sign: 'warning', words: KIND_TEXTS[type].short };
  const count = kindCount(form, type);
  if (type === 'ortho') return { sign: 'completed', words: count > 0 ? 'Template added' : 'On' };
  return { sign: 'completed', words: counted(count, type === 'three' || type === 'two' ? 'image' : 'file') };
}
