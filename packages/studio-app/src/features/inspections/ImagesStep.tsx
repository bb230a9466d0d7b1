import { MultiImageField } from '@inspection-studio/design-system';
import { distinctNames } from '@inspection-studio/domain/inspections';
import { type FileLike, leaveOutByName } from '@inspection-studio/domain/shared';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { DataStep, type DataStepProps } from './DataStep.tsx';
import { knownFiles } from './steps.ts';

const CAPTURES = [
  { capture: 'rgb', other: 'ir', label: 'Visual images' },
  { capture: 'ir', other: 'rgb', label: 'Thermal images' },
] as const;

const filesOf = (files: readonly FileLike[]) => files.filter((file) => file instanceof File);

/** Steps 2 and 3: the visual and thermal images of a kind of data. */
export function ImagesStep({ name, ...step }: DataStepProps & { name: 'three' | 'two' }) {
  const {
    field: { ref, value },
    fieldState: { error },
  } = useController({ control: step.control, name });
  const { rgb, ir } = step.form.stored[name];
  // There may be thousands of files, and the step renders with every change of the form.
  const names = useMemo(
    () =>
      new Map(
        CAPTURES.flatMap(({ capture }) => {
          const distinct = distinctNames(value[capture]);
          return value[capture].map((file, index) => [file, distinct[index] ?? file.name]);
        }),
      ),
    [value],
  );
  const nameOf = (file: File) => names.get(file) ?? file.name;
  return (
    <DataStep {...step} type={name} fieldRef={ref} error={error?.message}>
      {CAPTURES.map(({ capture, other, label }) => (
        <MultiImageField
          key={capture}
          label={label}
          value={filesOf(value[capture])}
          known={[...knownFiles(step.form, [...rgb, ...ir]), ...filesOf(value[other])]}
          leaveOut={leaveOutByName}
          nameOf={nameOf}
          onValueChange={(_files, toNext) =>
            step.change(name, (latest) => ({ ...latest, [capture]: [...toNext(filesOf(latest[capture]))] }))
          }
          onReading={step.onReading}
        />
      ))}
    </DataStep>
  );
}
