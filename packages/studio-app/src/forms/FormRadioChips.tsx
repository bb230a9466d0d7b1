import { Field, RadioChipGroup, type RadioChipOption } from '@inspection-studio/design-system';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormRadioChipsProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioChipOption[];
  /** @default false */
  disabled?: boolean;
}

/** One of a few, all of them in sight. */
export function FormRadioChips<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  ...chips
}: FormRadioChipsProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <RadioChipGroup {...chips} value={field.value} onValueChange={field.onChange} onBlur={field.onBlur} />
    </Field>
  );
}
