import { IconPicker, type IconPickerIcon } from '@inspection-studio/design-system';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormIconPickerProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Says what the icon is of, in place of a label above. */
  label: string;
  /** The icons in the order of their indices. */
  icons: readonly Pick<IconPickerIcon, 'name' | 'icon'>[];
}

/** One of several icons, kept in the form as its index. */
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
