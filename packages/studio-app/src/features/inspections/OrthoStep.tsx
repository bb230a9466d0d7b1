import { Checkbox, Stack } from '@inspection-studio/design-system';
import { ACCEPTED_FILES } from '@inspection-studio/domain';
import { useController } from 'react-hook-form';
import { AddedFiles } from './AddedFiles.tsx';
import { DataStep, type DataStepProps } from './DataStep.tsx';
import * as styles from './InspectionWizard.css.ts';

/** Step 4: orthomosaics; the Excel template is optional. @see INSP-005, VAL-108, VAL-114 */
export function OrthoStep(step: DataStepProps) {
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control: step.control, name: 'ortho' });
  return (
    <DataStep {...step} type="ortho" fieldRef={ref} error={error?.message}>
      <Stack className={styles.kind} frame="sheet" padding={4}>
        <Checkbox
          checked={value.gcp}
          onCheckedChange={(gcp) => onChange({ ...value, gcp })}
          description="Their coordinates are in the template."
        >
          Ground control points
        </Checkbox>
      </Stack>
      <AddedFiles
        label="Orthomosaic template"
        accepted={ACCEPTED_FILES.orthoTemplate}
        value={value.data}
        onValueChange={(data) => onChange({ ...value, data })}
      />
    </DataStep>
  );
}
