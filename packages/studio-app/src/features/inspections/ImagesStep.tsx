import { FieldError, MultiImageField, StatusSign } from '@inspection-studio/design-system';
import type { ProjectForm } from '@inspection-studio/domain';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { counted } from '../../widgets/data-kind-names.ts';
import * as styles from './InspectionWizard.css.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { StepHeading } from './StepHeading.tsx';
import { type ChoosableKind, kindImages, STEP_LABELS } from './steps.ts';

interface ImagesStepProps {
  control: Control<ProjectForm>;
  name: ChoosableKind;
  /** There are as many images as the kind needs. */
  isEnough: boolean;
  onClose: () => void;
}

const CAPTURES = [
  { capture: 'rgb', label: 'Visual images' },
  { capture: 'ir', label: 'Thermal images' },
] as const;

/** Steps 2 and 3: the visual and thermal images of a kind of data. */
export function ImagesStep({ control, name, isEnough, onClose }: ImagesStepProps) {
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control, name });
  const { count } = kindImages(value);
  const titleId = useId();
  const errorId = useId();
  return (
    <div className={styles.step}>
      <StepHeading id={titleId} title={STEP_LABELS[name]} onClose={onClose}>
        {isEnough && <StatusSign kind="completed" />}
        <span>
          {count > 0 && `${counted(count, 'visual or thermal image')} added. `}
          {KIND_TEXTS[name].needs}
        </span>
      </StepHeading>
      <div ref={ref} role="group" tabIndex={-1} aria-labelledby={titleId} aria-describedby={errorId} className={styles.images}>
        {CAPTURES.map(({ capture, label }) => (
          <MultiImageField
            key={capture}
            label={label}
            value={value[capture].filter((file) => file instanceof File)}
            onValueChange={(files) => onChange({ ...value, [capture]: files })}
          />
        ))}
      </div>
      <div aria-live="polite">{error && <FieldError id={errorId}>{error.message}</FieldError>}</div>
    </div>
  );
}
