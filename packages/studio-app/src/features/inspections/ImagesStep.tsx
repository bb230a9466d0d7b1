import { MultiImageField } from '@inspection-studio/design-system';
import { useController } from 'react-hook-form';
import { DataStep, type DataStepProps } from './DataStep.tsx';

const CAPTURES = [
  { capture: 'rgb', label: 'Visual images' },
  { capture: 'ir', label: 'Thermal images' },
] as const;

/** Steps 2 and 3: the visual and thermal images of a kind of data. */
export function ImagesStep({ name, ...step }: DataStepProps & { name: 'three' | 'two' }) {
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control: step.control, name });
  return (
    <DataStep {...step} type={name} fieldRef={ref} error={error?.message}>
      {CAPTURES.map(({ capture, label }) => (
        <MultiImageField
          key={capture}
          label={label}
          value={value[capture].filter((file) => file instanceof File)}
          onValueChange={(files) => onChange({ ...value, [capture]: files })}
        />
      ))}
    </DataStep>
  );
}
