import { Field, TextArea, TextField, type TextFieldProps } from '@inspection-studio/design-system';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useFormField } from './useFormField.ts';

interface FormTextFieldProps<Values extends FieldValues>
  extends FormFieldProps<Values>, Pick<TextFieldProps, 'maxLength' | 'type' | 'autoComplete' | 'readOnly'> {}

/** A labelled line of text with its counter and error. */
export function FormTextField<Values extends FieldValues>(props: FormTextFieldProps<Values>) {
  const { control, name, label, required, hint, ...text } = props;
  const { frame, input } = useFormField({ control, name, label, required, hint });
  return (
    <Field {...frame}>
      <TextField {...text} {...input} name={name} />
    </Field>
  );
}

interface FormTextAreaProps<Values extends FieldValues> extends FormFieldProps<Values> {
  maxLength?: number;
  rows?: number;
}

/** Labelled text of several lines. */
export function FormTextArea<Values extends FieldValues>(props: FormTextAreaProps<Values>) {
  const { control, name, label, required, hint, ...text } = props;
  const { frame, input } = useFormField({ control, name, label, required, hint });
  return (
    <Field {...frame}>
      <TextArea {...text} {...input} name={name} />
    </Field>
  );
}
