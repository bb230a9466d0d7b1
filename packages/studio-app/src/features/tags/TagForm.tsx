import { newTagForm, type Tag, tagPayloadSchema } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createTag, updateTag } from '../../data/index.ts';
import { FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';

export interface TagFormProps {
  /** The tag to edit. Absent for a new one. */
  tag?: Tag;
  onSaved: (tag: Tag) => void;
  onCancel: () => void;
}

/** Form of a new or existing tag. @see VAL-020..022 */
export function TagForm({ tag, onSaved, onCancel }: TagFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(tag ? updateTag(send, client, tag.id) : createTag(send, client));
  const form = useRecordForm({
    schema: tagPayloadSchema,
    defaultValues: tag ? { name: tag.name } : newTagForm(),
    save,
    savedTitle: tag ? 'Tag saved' : 'Tag created',
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
