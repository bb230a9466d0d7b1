import { Field, Stack, TextField } from '@inspection-studio/design-system';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { DESCRIPTION_MAX, INSPECTION_NAME_MAX, type ProjectForm } from '@inspection-studio/domain/inspections';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { FormSelect, FormTextArea, FormTextField, FormThumbnail } from '../../forms/index.ts';
import { form as formClass } from '../../forms/form.css.ts';
import { StepHeading } from './StepHeading.tsx';
import { STEP_LABELS } from './steps.ts';
import type { InspectionChoices } from './useInspectionChoices.ts';

interface DetailsStepProps {
  control: Control<ProjectForm>;
  /** What asset and checklist are chosen from, or how they are called once they are settled. */
  keys: InspectionChoices | SettledKeys;
  onClose: () => void;
}

/** Names of the key values of an inspection that exists; one without a checklist may be given one. */
export type SettledKeys = { assetName: string } & ({ checklistName: string } | { checklists: ChecklistTemplate[] });

/** Step 7: what the inspection is called, and what it belongs to. */
export function DetailsStep({ control, keys, onClose }: DetailsStepProps) {
  return (
    <Stack gap={6}>
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
        <Stack columns={2}>
          {'assetName' in keys ? (
            <Settled label="Asset">{keys.assetName}</Settled>
          ) : (
            <FormSelect
              control={control}
              name="assetId"
              label="Asset"
              required
              options={keys.assets.map(({ id, name, site }) => ({
                value: id,
                label: name,
                translate: 'no',
                description: site.name,
              }))}
            />
          )}
          {'checklistName' in keys ? (
            <Settled label="Checklist">{keys.checklistName}</Settled>
          ) : (
            <FormSelect
              control={control}
              name="checklistId"
              label="Checklist"
              required={!('assetName' in keys)}
              hint={'assetName' in keys ? 'It has none. Once saved, it stays.' : undefined}
              clearable={'assetName' in keys}
              options={keys.checklists.map(({ id, name }) => ({ value: id, label: name, translate: 'no' }))}
            />
          )}
        </Stack>
        <FormThumbnail control={control} name="thumbnail" />
      </div>
    </Stack>
  );
}

function Settled({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <Field label={label} hint="Stays as it was created.">
      <TextField readOnly value={children} showCount={false} />
    </Field>
  );
}
