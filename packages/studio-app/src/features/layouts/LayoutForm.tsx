import {
  type LayoutPayload,
  layoutPayloadSchema,
  type LayoutTemplate,
  newLayoutForm,
} from '@inspection-studio/domain/layouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createLayout, layoutQuery, updateLayout } from '../../data/index.ts';
import { type EditedField, editOf, FormTextField, RecordForm, shownName, useRecordForm } from '../../forms/index.ts';

const FIELDS: EditedField<LayoutPayload>[] = [{ name: 'name', label: 'Name', show: ({ name }) => shownName(name) }];

const toValues = ({ name }: LayoutTemplate): LayoutPayload => ({ name });

export interface LayoutFormProps {
  /** The layout to edit. Absent for a new one. */
  layout?: LayoutTemplate;
  onSaved: (layout: LayoutTemplate) => void;
  /** Set for a new one, to offer 'Save and add another'. */
  onSavedForAnother?: () => void;
  onCancel: () => void;
}

/** Form of a new or existing location layout. */
export function LayoutForm({ layout, onSaved, onSavedForAnother, onCancel }: LayoutFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const create = useMutation(createLayout(send, client));
  const update = useMutation(updateLayout(send, client, layout?.id ?? ''));
  const form = useRecordForm({
    schema: layoutPayloadSchema,
    defaultValues: layout ? toValues(layout) : newLayoutForm(),
    edit:
      layout &&
      editOf(layout, {
        noun: 'location layout',
        read: () => client.fetchQuery({ ...layoutQuery(send, layout.id), staleTime: 0 }),
        toValues,
        fields: FIELDS,
      }),
    save: (values, etag) => (layout ? update.mutateAsync({ values, etag }) : create.mutateAsync(values)),
    savedTitle: layout ? 'Location layout saved' : 'Location layout created',
    onSaved,
    onSavedForAnother,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
