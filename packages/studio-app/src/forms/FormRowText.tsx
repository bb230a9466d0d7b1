import { FieldError, Stack, TextField } from '@inspection-studio/design-system';
import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { rowError } from './form-rows.css.ts';

interface FormRowTextProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Accessible name, because the field has no visible label: 'Term 3'. */
  label: string;
  placeholder?: string;
  /** @default false */
  required?: boolean;
  /** Fields to validate again when this text changes. */
  deps?: FieldPath<Values>[];
}

/** A line of text in a list of rows, without a visible label. */
export function FormRowText<Values extends FieldValues>({
  control,
  name,
  label,
  placeholder,
  required = false,
  deps = [],
}: FormRowTextProps<Values>) {
  const errorId = useId();
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { deps } });
  return (
    <Stack gap={0}>
      <TextField
        ref={ref}
        name={field.name}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        showCount={false}
        autoComplete="off"
        placeholder={placeholder}
        aria-label={label}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
      />
      <div className={rowError} aria-live="polite">
        {error?.message && <FieldError id={errorId}>{error.message}</FieldError>}
      </div>
    </Stack>
  );
}
