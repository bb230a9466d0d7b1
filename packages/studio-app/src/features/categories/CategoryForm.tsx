import { type Category, categoryPayloadSchema, newCategoryForm } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { createCategory, updateCategory } from '../../data/index.ts';
import { FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';
import { ColourChoice } from './ColourChoice.tsx';
import { ModelChoice } from './ModelChoice.tsx';

export interface CategoryFormProps {
  /** The category to edit. Absent for a new one, which starts with a random colour. */
  category?: Category;
  onSaved: (category: Category) => void;
  onCancel: () => void;
}

/** Form of a new or existing category. @see LIB-018..023 */
export function CategoryForm({ category, onSaved, onCancel }: CategoryFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(
    category ? updateCategory(send, client, category.id) : createCategory(send, client),
  );
  const [defaultValues] = useState(() =>
    category ? { name: category.name, model: category.model, colour: category.colour } : newCategoryForm(Math.random),
  );
  const form = useRecordForm({
    schema: categoryPayloadSchema,
    defaultValues,
    save,
    savedTitle: category ? 'Category saved' : 'Category created',
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <ColourChoice control={form.control} />
      <ModelChoice control={form.control} current={category?.model ?? null} />
    </RecordForm>
  );
}
