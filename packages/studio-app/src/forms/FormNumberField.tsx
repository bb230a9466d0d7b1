import { Field, NumberField, type NumberFieldProps, type NumberProblem } from '@inspection-studio/design-system';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormNumberFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'unit' | 'readOnly'> {
  /** Fields to validate again when this number changes. */
  deps?: FieldPath<Values>[];
  /** Converts between the unit of the form and the unit on the screen. @default no conversion */
  conversion?: { shown: (kept: number) => number; kept: (shown: number) => number };
}

/** A labelled number. The form contains `null` when the field is empty. */
export function FormNumberField<Values extends FieldValues>(props: FormNumberFieldProps<Values>) {
  const { control, name, label, required, hint, deps, conversion, ...number } = props;
  const { frame, input, fieldState } = useFormField({ control, name, label, required, hint, deps });
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  // The control reports unreadable input itself. For the form, the field is empty.
  const error = problem === 'unreadable' ? undefined : frame.error;
  const converted = (value: number | null, by: keyof NonNullable<typeof conversion>) =>
    value === null || !conversion ? value : conversion[by](value);
  return (
    <Field {...frame} error={error} touched={fieldState.isTouched || fieldState.invalid}>
      <NumberField
        {...number}
        {...input}
        value={converted(input.value as number | null, 'shown')}
        onValueChange={(value) => input.onValueChange(converted(value, 'kept'))}
        onProblemChange={setProblem}
      />
    </Field>
  );
}
