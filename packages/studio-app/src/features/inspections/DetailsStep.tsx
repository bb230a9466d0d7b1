import { type AssetListItem, type ChecklistTemplate, DESCRIPTION_MAX, INSPECTION_NAME_MAX, type ProjectForm } from '@inspection-studio/domain';
import type { Control } from 'react-hook-form';
import { FormSelect, FormTextArea, FormTextField, FormThumbnail } from '../../forms/index.ts';
import { form as formClass, pair } from '../../forms/form.css.ts';
import * as styles from './InspectionWizard.css.ts';
import { StepHeading } from './StepHeading.tsx';
import { STEP_LABELS } from './steps.ts';

interface DetailsStepProps {
  control: Control<ProjectForm>;
  assets: readonly AssetListItem[];
  checklists: readonly ChecklistTemplate[];
  onClose: () => void;
}

/** Step 7: what the inspection is called, and what it belongs to. */
export function DetailsStep({ control, assets, checklists, onClose }: DetailsStepProps) {
  return (
    <div className={styles.step}>
      <StepHeading title={STEP_LABELS.details} onClose={onClose} />
      <div className={formClass}>
        <FormTextField
          control={control}
          name="name"
          label="Name"
          required
          maxLength={INSPECTION_NAME_MAX}
          hint="Letters and numbers; spaces are removed."
          autoComplete="off"
        />
        <FormTextArea control={control} name="description" label="Description" maxLength={DESCRIPTION_MAX} rows={4} />
        <div className={pair}>
          <FormSelect
            control={control}
            name="assetId"
            label="Asset"
            required
            options={assets.map(({ id, name, site }) => ({ value: id, label: name, description: site.name }))}
          />
          <FormSelect
            control={control}
            name="checklistId"
            label="Checklist"
            required
            options={checklists.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <FormThumbnail control={control} name="thumbnail" />
      </div>
    </div>
  );
}
