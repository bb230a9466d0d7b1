import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
  type UseControllerReturn,
} from 'react-hook-form';

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

export interface FormField<Values extends FieldValues> extends Pick<UseControllerReturn<Values>, 'fieldState'> {
  frame: { label: string; required?: boolean; hint?: string; error?: string; touched: true };
  input: Pick<ControllerRenderProps<Values>, 'ref' | 'value' | 'onBlur'> & {
    onValueChange: ControllerRenderProps<Values>['onChange'];
  };
}

/** Connects a field to its form. Returns the props of its `Field`, those of its control, and its state. */
export function useFormField<Values extends FieldValues>(options: FormFieldOptions<Values>): FormField<Values> {
  const { control, name, label, required, hint, deps = [] } = options;
  const { field, fieldState } = useController({ control, name, rules: { deps } });
  const { ref, value, onChange, onBlur } = field;
  return {
    frame: { label, required, hint, error: fieldState.error?.message, touched: true },
    input: { ref, value, onValueChange: onChange, onBlur },
    fieldState,
  };
}
