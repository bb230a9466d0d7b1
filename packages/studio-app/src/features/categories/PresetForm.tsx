import {
  type CategoryPreset,
  categoryPresetPayloadSchema,
  newCategoryPresetForm,
  PRESET_CATEGORIES_MAX,
} from '@inspection-studio/domain/categories';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { categoryListQuery, createPreset, hasNoData } from '../../data/index.ts';
import { FormMultiSelect, FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';

export interface PresetFormProps {
  onSaved: (preset: CategoryPreset) => void;
  onSavedForAnother: () => void;
  onCancel: () => void;
}

/** Form of a new preset, which cannot be changed later. */
export function PresetForm({ onSaved, onSavedForAnother, onCancel }: PresetFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { data: categories = [] } = useQuery({
    ...categoryListQuery(send, { isArchived: false }),
    throwOnError: hasNoData,
  });
  const { mutateAsync: save } = useMutation(createPreset(send, client));
  const form = useRecordForm({
    schema: categoryPresetPayloadSchema,
    defaultValues: newCategoryPresetForm(),
    save: (values) => save(values),
    savedTitle: 'Category preset created',
    onSaved,
    onSavedForAnother,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <FormMultiSelect
        control={form.control}
        name="categories"
        label="Categories"
        required
        hint={`1 to ${PRESET_CATEGORIES_MAX} categories.`}
        items={categories.map(({ id, name, colour }) => ({ value: id, label: name, translate: 'no', swatch: colour }))}
        placeholder="Search categories by name"
      />
    </RecordForm>
  );
}
