import { Field, RadioChipGroup, type RadioChipOption } from '@inspection-studio/design-system';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormRadioChipsProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioChipOption[];
  /** @default false */
  disabled?: boolean;
}

/** A choice of one of a few options, all of them visible. */
export function FormRadioChips<Values extends FieldValues>(props: FormRadioChipsProps<Values>) {
  const { control, name, label, required, hint, ...chips } = props;
  const { frame, input } = useFormField({ control, name, label, required, hint });
  return (
    <Field {...frame}>
      <RadioChipGroup {...chips} value={input.value} onValueChange={input.onValueChange} onBlur={input.onBlur} />
    </Field>
  );
}
