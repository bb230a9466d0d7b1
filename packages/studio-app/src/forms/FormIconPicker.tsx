import { IconPicker, type IconPickerIcon } from '@inspection-studio/design-system';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormIconPickerProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Accessible name, because the field has no visible label: 'Icon of term 3'. */
  label: string;
  /** The icons in the order of their indices. */
  icons: readonly Pick<IconPickerIcon, 'name' | 'icon'>[];
}

/** A choice of one icon. The form contains its index. */
export function FormIconPicker<Values extends FieldValues>({
  control,
  name,
  label,
  icons,
}: FormIconPickerProps<Values>) {
  const { field } = useController({ control, name });
  return (
    <IconPicker
      aria-label={label}
      icons={icons.map((icon, index) => ({ ...icon, value: String(index) }))}
      value={String(field.value)}
      onValueChange={(value) => field.onChange(Number(value))}
      onBlur={field.onBlur}
    />
  );
}
