import { Checkbox, Stack } from '@inspection-studio/design-system';
import { ACCEPTED_FILES } from '@inspection-studio/domain/inspections';
import { useController } from 'react-hook-form';
import { AddedFiles } from './AddedFiles.tsx';
import { DataStep, type DataStepProps } from './DataStep.tsx';
import * as styles from './InspectionWizard.css.ts';
import { knownFiles } from './steps.ts';

/** Step 4: orthomosaics; the Excel template is optional. */
export function OrthoStep(step: DataStepProps) {
  const {
    field: { ref, value },
    fieldState: { error },
  } = useController({ control: step.control, name: 'ortho' });
  return (
    <DataStep {...step} type="ortho" fieldRef={ref} error={error?.message}>
      <Stack className={styles.kind} frame="sheet" padding={4}>
        <Checkbox
          checked={value.gcp}
          onCheckedChange={(gcp) => step.change('ortho', (latest) => ({ ...latest, gcp }))}
          description="Their coordinates are in the template."
        >
          Ground control points
        </Checkbox>
      </Stack>
      <AddedFiles
        label="Orthomosaic template"
        accepted={ACCEPTED_FILES.orthoTemplate}
        value={value.data}
        known={knownFiles(step.form, step.form.stored.ortho.data)}
        onChange={(toNext) => step.change('ortho', (latest) => ({ ...latest, data: toNext(latest.data) }))}
        onReading={step.onReading}
      />
    </DataStep>
  );
}
