import {
  Field,
  MultiSelectField,
  type MultiSelectFieldProps,
  type MultiSelectItem,
} from '@inspection-studio/design-system';
import { type FieldValues, useController } from 'react-hook-form';
import type { FormFieldProps } from './FormTextField.tsx';

interface FormMultiSelectProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<MultiSelectFieldProps, 'placeholder'> {
  /** Everything there is to choose from, and what is chosen already. */
  items: readonly MultiSelectItem[];
}

/** Several choices out of a list, kept in the form as their values. */
export function FormMultiSelect<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  items,
  ...select
}: FormMultiSelectProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  const chosen = (field.value as readonly string[]).flatMap(
    (value) => items.find((item) => item.value === value) ?? [],
  );
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <MultiSelectField
        {...select}
        ref={ref}
        items={items}
        value={chosen}
        onValueChange={(value) => field.onChange(value.map((item) => item.value))}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
