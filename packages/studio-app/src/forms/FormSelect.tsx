import { Field, Select, type SelectOption } from '@inspection-studio/design-system';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormSelectProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly SelectOption[];
  /** Options are loading. @default false */
  pending?: boolean;
  /** Value of the form when nothing is selected. @default '' */
  emptyValue?: '' | null;
  clearable?: boolean;
  disabled?: boolean;
}

/** A labelled list to select one option from. */
export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { control, name, label, required, hint, emptyValue = '', ...select } = props;
  const { frame, input } = useFormField({ control, name, label, required, hint });
  return (
    <Field {...frame}>
      <Select
        {...select}
        {...input}
        name={name}
        value={input.value || null}
        onValueChange={(value) => input.onValueChange(value ?? emptyValue)}
      />
    </Field>
  );
}
