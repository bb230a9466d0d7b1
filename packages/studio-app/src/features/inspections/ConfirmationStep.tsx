import { Checkbox, TitleBlock } from '@inspection-studio/design-system';
import { formatBytes, inspectionNameSchema, type ProjectForm } from '@inspection-studio/domain';
import { FormStatus } from '../../forms/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import * as styles from './InspectionWizard.css.ts';
import { StepHeading } from './StepHeading.tsx';
import { CHOOSABLE_KINDS, kindImages, STEP_LABELS } from './steps.ts';

interface ConfirmationStepProps {
  form: ProjectForm;
  assetName: string | undefined;
  checklistName: string | undefined;
  sendForProcessing: boolean;
  onSendForProcessingChange: (value: boolean) => void;
  serverError: string | null;
  onClose: () => void;
}

/** Step 8: everything that will be saved, and whether it is sent at once. @see N50 */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { form, assetName, checklistName, sendForProcessing, onSendForProcessingChange, serverError, onClose } = props;
  const kinds = CHOOSABLE_KINDS.filter((kind) => form.types[kind]).map((kind) => {
    const { rgb, ir } = form[kind];
    const { sizeBytes } = kindImages(form[kind]);
    return {
      label: STEP_LABELS[kind],
      value: `${rgb.length.toLocaleString('en')} visual, ${ir.length.toLocaleString('en')} thermal, ${formatBytes(sizeBytes)}`,
    };
  });
  const total = CHOOSABLE_KINDS.reduce((sum, kind) => sum + (form.types[kind] ? kindImages(form[kind]).count : 0), 0);
  return (
    <div className={styles.step}>
      <StepHeading title={STEP_LABELS.confirmation} onClose={onClose}>
        Save creates the inspection and uploads its {counted(total, 'image')} in the background.
      </StepHeading>
      <TitleBlock
        className={styles.confirmation}
        emptyText="Not given"
        items={[
          { label: 'Name', value: inspectionNameSchema.safeParse(form.name).data ?? form.name },
          { label: 'Asset', value: assetName },
          ...kinds,
          { label: 'Checklist', value: checklistName, wide: kinds.length !== 1 },
          { label: 'Description', value: form.description, wide: true },
        ]}
      />
      <div className={styles.kind}>
        <Checkbox
          checked={sendForProcessing}
          onCheckedChange={onSendForProcessingChange}
          description="Processing starts by itself as soon as everything is uploaded."
        >
          Send for processing
        </Checkbox>
      </div>
      <FormStatus error={serverError} />
    </div>
  );
}
