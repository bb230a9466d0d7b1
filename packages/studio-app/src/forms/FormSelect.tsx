import { Field, Select, type SelectOption } from '@inspection-studio/design-system';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly SelectOption[];
  /** Options are on their way. @default false */
  pending?: boolean;
  /** What stands for nothing chosen in the form's values. @default '' */
  emptyValue?: '' | null;
  clearable?: boolean;
  disabled?: boolean;
}

/** One choice out of a list, under its label. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  emptyValue = '',
  ...select
}: FormSelectProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <Select
        {...select}
        ref={ref}
        name={field.name}
        value={field.value || null}
        onValueChange={(value) => field.onChange(value ?? emptyValue)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
