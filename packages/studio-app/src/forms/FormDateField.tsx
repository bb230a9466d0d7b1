import { DateField, type DateFieldProps, type DateProblem, Field } from '@inspection-studio/design-system';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormDateFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<DateFieldProps, 'min' | 'max'> {}

/** A day under its label, kept in the form as yyyy-MM-dd; an empty field is ''. */
export function FormDateField<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  ...date
}: FormDateFieldProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const [problem, setProblem] = useState<DateProblem | null>(null);
  // Only the field knows that something unreadable stands in it: to the form it is empty.
  const error = problem ? undefined : fieldState.error?.message;
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error}
      touched={fieldState.isTouched || fieldState.invalid}
    >
      <DateField
        {...date}
        ref={ref}
        value={(field.value as string) || null}
        onValueChange={(value) => field.onChange(value ?? '')}
        onProblemChange={setProblem}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
