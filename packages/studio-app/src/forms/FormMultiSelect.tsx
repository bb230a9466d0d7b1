import {
  Field,
  MultiSelectField,
  type MultiSelectFieldProps,
  type MultiSelectItem,
} from '@inspection-studio/design-system';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormMultiSelectProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<MultiSelectFieldProps, 'placeholder'> {
  /** All options, including the selected ones. */
  items: readonly MultiSelectItem[];
}

/** A list to select several options from. The form contains their values. */
export function FormMultiSelect<Values extends FieldValues>(props: FormMultiSelectProps<Values>) {
  const { control, name, label, required, hint, items, ...select } = props;
  const { frame, input } = useFormField({ control, name, label, required, hint });
  const chosen = (input.value as readonly string[]).flatMap(
    (value) => items.find((item) => item.value === value) ?? [],
  );
  return (
    <Field {...frame}>
      <MultiSelectField
        {...select}
        {...input}
        items={items}
        // All of them: nobody can search for a name they do not know.
        length={items.length}
        value={chosen}
        onValueChange={(value) => input.onValueChange(value.map((item) => item.value))}
      />
    </Field>
  );
}
