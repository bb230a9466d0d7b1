import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** @default false */
  required?: boolean;
  hint?: string;
}

interface FormFieldOptions<Values extends FieldValues> extends FormFieldProps<Values> {
  /** Fields to validate again when this one changes. */
  deps?: FieldPath<Values>[];
}

/** Connects a field to its form. Returns the props of its `Field`, those of its control, and its state. */
export function useFormField<Values extends FieldValues>(options: FormFieldOptions<Values>) {
  const { control, name, label, required, hint, deps = [] } = options;
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const { ref, value, onChange, onBlur } = field;
  return {
    frame: { label, required, hint, error: fieldState.error?.message, touched: true },
    input: { ref, value, onValueChange: onChange, onBlur },
    fieldState,
  };
}
