import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type Control, type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/** Renders a field over a form. @returns the values of the form, and what sets an error */
export function showField<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  field: (control: Control<Values>) => ReactNode,
) {
  let form: ReturnType<typeof useForm<Values>>;
  function Form() {
    form = useForm<Values>({ defaultValues, mode: 'onTouched' });
    return field(form.control);
  }
  render(<Form />);
  return { user: userEvent.setup(), values: () => form.getValues(), form: () => form };
}
