import { Field, TextArea, TextField, type TextFieldProps } from '@inspection-studio/design-system';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

export interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** @default false */
  required?: boolean;
  hint?: string;
}

interface FormTextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<TextFieldProps, 'maxLength' | 'type' | 'autoComplete' | 'readOnly'> {}

/** A line of text under its label, with its counter and its error. */
export function FormTextField<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  ...text
}: FormTextFieldProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <TextField
        {...text}
        ref={ref}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}

interface FormTextAreaProps<Values extends FieldValues> extends FormFieldProps<Values> {
  maxLength?: number;
  rows?: number;
}

/** Several lines of text under their label. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  ...text
}: FormTextAreaProps<Values>) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name });
  return (
    <Field label={label} required={required} hint={hint} error={fieldState.error?.message} touched>
      <TextArea
        {...text}
        ref={ref}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
