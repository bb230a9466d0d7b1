import { Banner, Checkbox, Stack, TitleBlock } from '@inspection-studio/design-system';
import {
  addedFiles,
  DATA_TYPES,
  type DataType,
  formatBytes,
  inspectionMessages,
  inspectionNameSchema,
  type ProjectForm,
  storedFiles,
} from '@inspection-studio/domain';
import { FormStatus } from '../../forms/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import * as styles from './InspectionWizard.css.ts';
import { StepHeading } from './StepHeading.tsx';
import { kindFiles, STEP_LABELS } from './steps.ts';

interface ConfirmationStepProps {
  form: ProjectForm;
  /** The inspection exists already. */
  isExisting: boolean;
  assetName: string | undefined;
  checklistName: string | undefined;
  sendForProcessing: boolean;
  onSendForProcessingChange: (value: boolean) => void;
  serverError: string | null;
  onClose: () => void;
}

/** Step 8: everything that will be saved, and whether it is sent at once. @see N50, N53 */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const {
    form,
    isExisting,
    assetName,
    checklistName,
    sendForProcessing,
    onSendForProcessingChange,
    serverError,
    onClose,
  } = props;
  const chosen = DATA_TYPES.filter((type) => form.types[type]);
  const kinds = chosen.map((type) => ({ label: STEP_LABELS[type], value: kindValue(form, type) }));
  const addedCount = chosen.reduce((sum, type) => sum + addedFiles(form, type).length, 0);
  const removedCount = DATA_TYPES.flatMap((type) =>
    storedFiles(form.stored, type).filter(({ id }) => !form.types[type] || form.removed.includes(id)),
  ).length;
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

function kindValue(form: ProjectForm, type: DataType): string {
  const { count, sizeBytes } = kindFiles(form, type);
  if (type === 'ortho' && count === 0) return 'On';
  const isNew = form.status === 'Draft' && count === addedFiles(form, type).length;
  const words =
    isNew && (type === 'three' || type === 'two')
      ? `${form[type].rgb.length.toLocaleString('en')} visual, ${form[type].ir.length.toLocaleString('en')} thermal`
      : counted(count, 'file');
  return `${words}, ${formatBytes(sizeBytes)}`;
}
