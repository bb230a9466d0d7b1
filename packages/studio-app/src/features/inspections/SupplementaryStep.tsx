import { ACCEPTED_FILES } from '@inspection-studio/domain/inspections';
import { useController } from 'react-hook-form';
import { AddedFiles } from './AddedFiles.tsx';
import { DataStep, type DataStepProps } from './DataStep.tsx';
import { knownFiles } from './steps.ts';

/** Step 6: files kept with the inspection; the only ones that change after Draft. */
export function SupplementaryStep(step: DataStepProps) {
  const {
    field: { ref, value },
    fieldState: { error },
  } = useController({ control: step.control, name: 'supplementary' });
  return (
    <DataStep {...step} type="supplementary" fieldRef={ref} error={error?.message}>
      <AddedFiles
        label="Supplementary files"
        accepted={ACCEPTED_FILES.supplementary}
        value={value.data}
        known={knownFiles(step.form, step.form.stored.supplementary.data)}
        onChange={(toNext) => step.change('supplementary', ({ data }) => ({ data: toNext(data) }))}
        onReading={step.onReading}
      />
    </DataStep>
  );
}
