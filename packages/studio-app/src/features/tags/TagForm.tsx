import { newTagForm, type Tag, type TagPayload, tagPayloadSchema } from '@inspection-studio/domain/tags';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createTag, tagQuery, updateTag } from '../../data/index.ts';
import { type EditedField, editOf, FormTextField, RecordForm, shownName, useRecordForm } from '../../forms/index.ts';

const FIELDS: EditedField<TagPayload>[] = [{ name: 'name', label: 'Name', show: ({ name }) => shownName(name) }];

const toValues = ({ name }: Tag): TagPayload => ({ name });

export interface TagFormProps {
  /** The tag to edit. Absent for a new one. */
  tag?: Tag;
  onSaved: (tag: Tag) => void;
  /** Set for a new one, to offer 'Save and add another'. */
  onSavedForAnother?: () => void;
  onCancel: () => void;
}

/** Form of a new or existing tag. */
export function TagForm({ tag, onSaved, onSavedForAnother, onCancel }: TagFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const create = useMutation(createTag(send, client));
  const update = useMutation(updateTag(send, client, tag?.id ?? ''));
  const form = useRecordForm({
    schema: tagPayloadSchema,
    defaultValues: tag ? toValues(tag) : newTagForm(),
    edit:
      tag &&
      editOf(tag, {
        noun: 'tag',
        read: () => client.fetchQuery({ ...tagQuery(send, tag.id), staleTime: 0 }),
        toValues,
        fields: FIELDS,
      }),
    save: (values, etag) => (tag ? update.mutateAsync({ values, etag }) : create.mutateAsync(values)),
    savedTitle: tag ? 'Tag saved' : 'Tag created',
    onSaved,
    onSavedForAnother,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
