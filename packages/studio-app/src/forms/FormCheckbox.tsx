import { Checkbox, type CheckboxProps } from '@inspection-studio/design-system';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormCheckboxProps<Values extends FieldValues> extends Pick<CheckboxProps, 'description' | 'disabled'> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A checkbox with its label. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  label,
  ...checkbox
}: FormCheckboxProps<Values>) {
  const {
    field: { ref, ...field },
  } = useController({ control, name });
  return (
    <Checkbox
      {...checkbox}
      ref={ref}
      name={field.name}
      checked={field.value as boolean}
      onCheckedChange={field.onChange}
      onBlur={field.onBlur}
    >
      {label}
    </Checkbox>
  );
}
