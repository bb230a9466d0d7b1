import { Field, SingleFileField } from '@inspection-studio/design-system';
import { leaveOut, type ThumbnailFormValue } from '@inspection-studio/domain/shared';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface FormThumbnailProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** @default 'Thumbnail Image' */
  label?: string;
}

/** The image of a record: the current one, a new one or none. */
export function FormThumbnail<Values extends FieldValues>({
  control,
  name,
  label = 'Thumbnail Image',
}: FormThumbnailProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const value = field.value as ThumbnailFormValue;
  const error = fieldState.error as { file?: { message?: string } } | undefined;
  return (
    <Field label={label} error={error?.file?.message} touched>
      <SingleFileField
        value={value.file as File | null}
        leaveOut={leaveOut}
        existingSrc={value.existing}
        onValueChange={(file) => field.onChange({ ...value, file })}
        onExistingRemove={() => field.onChange({ ...value, existing: null })}
      />
    </Field>
  );
}
