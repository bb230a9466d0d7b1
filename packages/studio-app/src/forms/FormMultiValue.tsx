import { Field, MultiValueField } from '@inspection-studio/design-system';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

/** Several texts, added one after another. */
export function FormMultiValue<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { frame, input } = useFormField(props);
  return (
    <Field {...frame}>
      <MultiValueField {...input} value={input.value as readonly string[]} />
    </Field>
  );
}
