import { Banner, Checkbox, Stack, TitleBlock } from '@inspection-studio/design-system';
import {
  addedFiles,
  DATA_TYPES,
  type DataType,
  faultyFiles,
  inspectionNameSchema,
  type ProjectForm,
  removedFiles,
  usableFiles,
} from '@inspection-studio/domain/inspections';
import { inspectionMessages } from '@inspection-studio/domain/form-messages';
import { counted, formatBytes } from '@inspection-studio/domain/units';
import type { ReactNode } from 'react';
import { FormStatus } from '../../forms/index.ts';
import * as styles from './InspectionWizard.css.ts';
import { leftOutText } from './left-out-text.ts';
import { StepHeading } from './StepHeading.tsx';
import { kindBytes, kindCount, STEP_LABELS } from './steps.ts';

interface ConfirmationStepProps {
  form: ProjectForm;
  /** The inspection exists already. */
  isExisting: boolean;
  assetName: string | undefined;
  checklistName: string | undefined;
  sendForProcessing: boolean;
  onSendForProcessingChange: (value: boolean) => void;
  /** The sizes of the added files are known. */
  isMeasured: boolean;
  /** What saving leaves out, and what it waits for. */
  notices?: ReactNode;
  serverError: string | null;
  onClose: () => void;
}

/** Step 8: everything that will be saved, and whether it is sent at once. */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const {
    form,
    isExisting,
    assetName,
    checklistName,
    sendForProcessing,
    onSendForProcessingChange,
    isMeasured,
    notices,
    serverError,
    onClose,
  } = props;
  const chosen = DATA_TYPES.filter((type) => form.types[type]);
  const kinds = chosen.map((type) => ({ label: STEP_LABELS[type], value: kindValue(form, type, isMeasured) }));
  const addedCount = chosen.reduce((sum, type) => sum + usableFiles(form, type).length, 0);
  const removedCount = DATA_TYPES.flatMap((type) => removedFiles(form, type)).length;
  const isDraft = form.status === 'Draft';
  return (
    <Stack gap={6}>
      <StepHeading title={STEP_LABELS.confirmation} onClose={onClose}>
        {savingWords(addedCount, removedCount, isExisting)}
      </StepHeading>
      {!isDraft && <Banner kind="info">{inspectionMessages.manageMode}</Banner>}
      <TitleBlock
        className={styles.measured}
        emptyText="Not given"
        items={[
          { label: 'Name', value: inspectionNameSchema.safeParse(form.name).data ?? form.name },
          { label: 'Asset', value: assetName },
          ...kinds,
          { label: 'Checklist', value: checklistName, wide: kinds.length % 2 === 0 },
          { label: 'Description', value: form.description, wide: true },
        ]}
      />
      {isDraft && (
        <Stack className={styles.kind} frame="sheet" padding={4}>
          <Checkbox
            checked={sendForProcessing}
            onCheckedChange={onSendForProcessingChange}
            description="Processing starts automatically after the upload."
          >
            Send for processing
          </Checkbox>
        </Stack>
      )}
      {notices}
      <FormStatus error={serverError} />
    </Stack>
  );
}

const AND = new Intl.ListFormat('en-GB');

function savingWords(addedCount: number, removedCount: number, isExisting: boolean): string {
  const files = counted(addedCount, 'file');
  if (!isExisting) return `Save creates the inspection and uploads its ${files} in the background.`;
  const uploads = addedCount > 0 && `uploads ${files} in the background`;
  const removes = removedCount > 0 && `removes ${counted(removedCount, 'stored file')}`;
  return `Save ${AND.format(['changes the inspection', removes, uploads].filter((words) => words !== false))}.`;
}

function kindValue(form: ProjectForm, type: DataType, isMeasured: boolean): string {
  const count = kindCount(form, type);
  const faultyCount = faultyFiles(form, type).length;
  if (type === 'ortho' && count === 0) return 'On';
  const isNew = form.status === 'Draft' && count === addedFiles(form, type).length;
  const words =
    isNew && (type === 'three' || type === 'two')
      ? `${form[type].rgb.length.toLocaleString('en')} visual, ${form[type].ir.length.toLocaleString('en')} thermal`
      : counted(count, 'file');
  return [words, isMeasured && formatBytes(kindBytes(form, type)), faultyCount > 0 && leftOutText(faultyCount)]
    .filter(Boolean)
    .join(', ');
}
