import { DateField, type DateFieldProps, type DateProblem, Field } from '@inspection-studio/design-system';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormDateFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<DateFieldProps, 'min' | 'max'> {}

/** A labelled date. The form contains it as yyyy-MM-dd, or '' when the field is empty. */
export function FormDateField<Values extends FieldValues>(props: FormDateFieldProps<Values>) {
  const { control, name, label, required, hint, ...date } = props;
  const { frame, input, fieldState } = useFormField({ control, name, label, required, hint });
  const [problem, setProblem] = useState<DateProblem | null>(null);
  // The control reports unreadable input itself. For the form, the field is empty.
  const error = problem ? undefined : frame.error;
  return (
    <Field {...frame} error={error} touched={fieldState.isTouched || fieldState.invalid}>
      <DateField
        {...date}
        {...input}
        value={(input.value as string) || null}
        onValueChange={(value) => input.onValueChange(value ?? '')}
        onProblemChange={setProblem}
      />
    </Field>
  );
}
