import { Field, MultiValueField } from '@inspection-studio/design-system';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

/** Several texts added one after another. @see INSP-045 */
export function FormMultiValue<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
}: FormFieldProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <MultiValueField
        ref={ref}
        value={field.value as readonly string[]}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
