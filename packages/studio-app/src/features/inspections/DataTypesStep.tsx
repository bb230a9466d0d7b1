import { Checkbox, FieldError } from '@inspection-studio/design-system';
import { type ProjectForm, toggleDataType } from '@inspection-studio/domain';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import * as styles from './InspectionWizard.css.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { StepHeading } from './StepHeading.tsx';
import { CHOOSABLE_KINDS, STEP_LABELS } from './steps.ts';

/** Step 1: which kinds of data the inspection holds. */
export function DataTypesStep({ control }: { control: Control<ProjectForm> }) {
  const { field, fieldState } = useController({ control, name: 'types' });
  const errorId = useId();
  return (
    <div className={styles.step}>
      <StepHeading title={STEP_LABELS.types}>Choose what was captured; each choice adds its step.</StepHeading>
      <fieldset className={styles.kinds} aria-describedby={fieldState.error && errorId}>
        <legend className={styles.legend}>{STEP_LABELS.types}</legend>
        {CHOOSABLE_KINDS.map((kind, index) => (
          <div key={kind} className={styles.kind}>
            <Checkbox
              ref={index === 0 ? field.ref : undefined}
              checked={field.value[kind]}
              onCheckedChange={(checked) => field.onChange(toggleDataType(field.value, kind, checked))}
              description={`${KIND_TEXTS[kind].about} ${KIND_TEXTS[kind].needs}`}
              aria-invalid={fieldState.invalid || undefined}
            >
              {STEP_LABELS[kind]}
            </Checkbox>
          </div>
        ))}
      </fieldset>
      <div aria-live="polite">{fieldState.error && <FieldError id={errorId}>{fieldState.error.message}</FieldError>}</div>
    </div>
  );
}
