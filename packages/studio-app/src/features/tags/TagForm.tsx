import { useToast } from '@inspection-studio/design-system';
import { newTagForm, type Tag, tagPayloadSchema } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createTag, updateTag } from '../../data/index.ts';
import { FormTextField, RecordForm, useStudioForm } from '../../forms/index.ts';

export interface TagFormProps {
  /** Absent for a new one. */
  tag?: Tag;
  onSaved: (tag: Tag) => void;
  onCancel: () => void;
}

/** Name of a tag, Save and Cancel. @see VAL-020..022 */
export function TagForm({ tag, onSaved, onCancel }: TagFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { show: showToast } = useToast();
  const save = useMutation(tag ? updateTag(send, client, tag.id) : createTag(send, client));
  const form = useStudioForm({
    schema: tagPayloadSchema,
    defaultValues: tag ? { name: tag.name } : newTagForm(),
    onSubmit: async (values) => {
      const saved = await save.mutateAsync(values);
      showToast({ kind: 'completed', title: tag ? 'Tag saved' : 'Tag created', description: saved.name });
      onSaved(saved);
    },
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
