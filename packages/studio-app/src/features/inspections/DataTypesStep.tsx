import { Checkbox, FieldError, Stack, VisuallyHidden } from '@inspection-studio/design-system';
import {
  DATA_TYPES,
  type DataType,
  heldDataTypes,
  lockedDataTypes,
  type ProjectForm,
  removedAfterSwitch,
  removedFiles,
  toggleDataType,
} from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import * as styles from './InspectionWizard.css.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { StepHeading } from './StepHeading.tsx';
import { STEP_LABELS } from './steps.ts';

interface DataTypesStepProps {
  control: Control<ProjectForm>;
  /** All that is entered. */
  form: ProjectForm;
}

/** Step 1: which kinds of data the inspection holds. */
export function DataTypesStep({ control, form }: DataTypesStepProps) {
  const { field, fieldState } = useController({ control, name: 'types' });
  const removed = useController({ control, name: 'removed' }).field;
  const errorId = useId();
  const locked = lockedDataTypes(form.status, heldDataTypes(form.stored));
  const isOff = (type: DataType) => locked.includes(type) || (type === 'ortho' && !field.value.three);
  const toggle = (type: DataType, isOn: boolean) => {
    const types = toggleDataType(field.value, type, isOn, locked);
    removed.onChange(removedAfterSwitch(form, types));
    field.onChange(types);
  };
  const isFirst = (type: DataType) => type === DATA_TYPES.find((one) => !isOff(one));
  return (
    <Stack gap={6}>
      <StepHeading title={STEP_LABELS.types}>
        {form.status === 'Draft'
          ? 'Choose what was captured; each choice adds its step.'
          : 'Only supplementary data can be changed after Draft.'}
      </StepHeading>
      <Stack asChild className={styles.measured} gap={3}>
        <fieldset aria-describedby={fieldState.error && errorId}>
          <legend>
            <VisuallyHidden>{STEP_LABELS.types}</VisuallyHidden>
          </legend>
          {DATA_TYPES.map((type) => (
            <Stack key={type} className={styles.kind} frame="sheet" padding={4}>
              <Checkbox
                ref={isFirst(type) ? field.ref : undefined}
                checked={field.value[type]}
                disabled={isOff(type)}
                onCheckedChange={(checked) => toggle(type, checked)}
                description={description(type, form)}
                aria-invalid={fieldState.invalid || undefined}
              >
                {STEP_LABELS[type]}
              </Checkbox>
            </Stack>
          ))}
        </fieldset>
      </Stack>
      <div aria-live="polite">
        {fieldState.error && <FieldError id={errorId}>{fieldState.error.message}</FieldError>}
      </div>
    </Stack>
  );
}

/** What the kind is and needs; switched off, what saving takes away. */
function description(type: DataType, form: ProjectForm): string {
  const removedCount = removedFiles(form, type).length;
  if (!form.types[type] && removedCount > 0) return `Saving removes its ${counted(removedCount, 'stored file')}.`;
  return `${KIND_TEXTS[type].about} ${KIND_TEXTS[type].needs}`;
}
