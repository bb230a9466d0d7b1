import { Field, Select } from '@inspection-studio/design-system';
import {
  type CategoryModel,
  categoryModelLabel,
  categoryModelOptions,
  type CategoryPayload,
} from '@inspection-studio/domain/categories';
import { type Control, useController } from 'react-hook-form';
import { useAccess } from '../../permissions/index.ts';
import { useRuntimeSettings } from '../../settings/index.ts';

/** A Select has no empty values; in the form and on the wire it is null. */
const NO_MODEL = { value: 'none', label: categoryModelLabel(null) };

export interface ModelChoiceProps {
  control: Control<CategoryPayload>;
  /** The model the category has already; it stays on offer. */
  current: CategoryModel | null;
}

/** Detection model of a category, or none; coating breakdown only for companies that may use it. */
export function ModelChoice({ control, current }: ModelChoiceProps) {
  const { user } = useAccess();
  const { coatingBreakdownCompanies } = useRuntimeSettings();
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'model' });
  const options = [NO_MODEL, ...categoryModelOptions(user.companyId, coatingBreakdownCompanies, current)];
  return (
    <Field label="Model" hint="Finds this category in images by AI." error={fieldState.error?.message} touched>
      <Select
        ref={ref}
        name={field.name}
        options={options}
        value={field.value ?? NO_MODEL.value}
        onValueChange={(value) => field.onChange(value === NO_MODEL.value ? null : value)}
        onBlur={field.onBlur}
      />
    </Field>
  );
}
