import { Field, NumberField, type NumberFieldProps, type NumberProblem } from '@inspection-studio/design-system';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormNumberFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<NumberFieldProps, 'min' | 'max' | 'step' | 'unit' | 'readOnly'> {
  /** Fields whose rules involve this number, checked again with it. */
  deps?: FieldPath<Values>[];
  /** Shows the number in another unit than the form keeps it in. @default as it is kept */
  conversion?: { shown: (kept: number) => number; kept: (shown: number) => number };
}

/** A number under its label; an empty field is `null` in the form. */
export function FormNumberField<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  deps = [],
  conversion,
  ...number
}: FormNumberFieldProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name, rules: { deps } });
  const [problem, setProblem] = useState<NumberProblem | null>(null);
  // Only the field knows that something unreadable stands in it: to the form it is empty.
  const error = problem === 'unreadable' ? undefined : fieldState.error?.message;
  const converted = (value: number | null, by: keyof NonNullable<typeof conversion>) =>
    value === null || !conversion ? value : conversion[by](value);
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      touched={fieldState.isTouched || fieldState.invalid}
    >
      <NumberField
        {...number}
        ref={ref}
        value={converted(field.value as number | null, 'shown')}
        onValueChange={(value) => field.onChange(converted(value, 'kept'))}
        onProblemChange={setProblem}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
