import { Inline, StatusSign } from '@inspection-studio/design-system';
import { ACCEPTED_FILES, isSonarImage, matchSonarPairs } from '@inspection-studio/domain/inspections';
import { counted } from '@inspection-studio/domain/units';
import { useController } from 'react-hook-form';
import { AddedFiles } from './AddedFiles.tsx';
import { DataStep, type DataStepProps } from './DataStep.tsx';
import * as styles from './InspectionWizard.css.ts';
import { knownFiles, sonarNames } from './steps.ts';

const ACCEPTED = { ...ACCEPTED_FILES.sonarImages, ...ACCEPTED_FILES.sonarParameters };

/** Step 5: sonar images and their parameter files, paired by name while they are added. */
export function SonarStep(step: DataStepProps) {
  const {
    field: { ref, value },
    fieldState: { error },
  } = useController({ control: step.control, name: 'sonar' });
  const { images, parameters } = sonarNames(step.form);
  const { pairs, unmatchedImages, unmatchedParameters } = matchSonarPairs(images, parameters);
  const problemOf = (name: string) => {
    if (unmatchedImages.includes(name)) return 'No .txt file of this name';
    return unmatchedParameters.includes(name) ? 'No .bmp image of this name' : undefined;
  };
  const alone = [
    unmatchedImages.length > 0 && `${counted(unmatchedImages.length, 'image')} without parameters`,
    unmatchedParameters.length > 0 && `${counted(unmatchedParameters.length, 'parameter file')} without an image`,
  ].filter(Boolean);
  return (
    <DataStep {...step} type="sonar" fieldRef={ref} error={error?.message}>
      <Inline as="p" className={styles.note} role="status">
        {images.length + parameters.length > 0 && (
          <>
            <StatusSign kind={alone.length === 0 ? 'completed' : 'warning'} />
            <span>{[counted(pairs.length, 'pair'), ...alone].join(', ')}</span>
          </>
        )}
      </Inline>
      <AddedFiles
        label="Sonar images and parameter files"
        accepted={ACCEPTED}
        value={[...value.images, ...value.parameters]}
        known={knownFiles(step.form, step.form.stored.sonar.data)}
        onChange={(toNext) =>
          step.change('sonar', (latest) => {
            const files = toNext([...latest.images, ...latest.parameters]);
            return {
              images: files.filter(({ name }) => isSonarImage(name)),
              parameters: files.filter(({ name }) => !isSonarImage(name)),
            };
          })
        }
        onReading={step.onReading}
        problemOf={problemOf}
      />
    </DataStep>
  );
}
