import {
  type Category,
  categoryModelLabel,
  type CategoryPayload,
  categoryPayloadSchema,
  newCategoryForm,
} from '@inspection-studio/domain/categories';
import { SwatchLabel } from '@inspection-studio/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { categoryQuery, createCategory, updateCategory } from '../../data/index.ts';
import { type EditedField, editOf, FormTextField, RecordForm, shownName, useRecordForm } from '../../forms/index.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { ModelChoice } from './ModelChoice.tsx';

const FIELDS: EditedField<CategoryPayload>[] = [
  { name: 'name', label: 'Name', show: ({ name }) => shownName(name) },
  { name: 'colour', label: 'Colour', show: ({ colour }) => <SwatchLabel colour={colour}>{colour}</SwatchLabel> },
  { name: 'model', label: 'Model', show: ({ model }) => categoryModelLabel(model) },
];

const toValues = ({ name, model, colour }: Category): CategoryPayload => ({ name, model, colour });

export interface CategoryFormProps {
  /** The category to edit. Absent for a new one, which starts with a random colour. */
  category?: Category;
  onSaved: (category: Category) => void;
  /** Set for a new one, to offer 'Save and add another'. */
  onSavedForAnother?: () => void;
  onCancel: () => void;
}

/** Form of a new or existing category. */
export function CategoryForm({ category, onSaved, onSavedForAnother, onCancel }: CategoryFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const create = useMutation(createCategory(send, client));
  const update = useMutation(updateCategory(send, client, category?.id ?? ''));
  const [defaultValues] = useState(() => (category ? toValues(category) : newCategoryForm(Math.random)));
  const form = useRecordForm({
    schema: categoryPayloadSchema,
    defaultValues,
    edit:
      category &&
      editOf(category, {
        noun: 'category',
        read: () => client.fetchQuery({ ...categoryQuery(send, category.id), staleTime: 0 }),
        toValues,
        fields: FIELDS,
      }),
    save: (values, etag) => (category ? update.mutateAsync({ values, etag }) : create.mutateAsync(values)),
    savedTitle: category ? 'Category saved' : 'Category created',
    onSaved,
    onSavedForAnother,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <ColourChoice control={form.control} />
      <ModelChoice control={form.control} current={category?.model ?? null} />
    </RecordForm>
  );
}
