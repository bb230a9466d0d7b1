import { layoutPayloadSchema, type LayoutTemplate, newLayoutForm } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createLayout, updateLayout } from '../../data/index.ts';
import { FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';

export interface LayoutFormProps {
  /** The layout to edit. Absent for a new one. */
  layout?: LayoutTemplate;
  onSaved: (layout: LayoutTemplate) => void;
  onCancel: () => void;
}

/** Form of a new or existing location layout. @see VAL-027..028, N81 */
export function LayoutForm({ layout, onSaved, onCancel }: LayoutFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(
    layout ? updateLayout(send, client, layout.id) : createLayout(send, client),
  );
  const form = useRecordForm({
    schema: layoutPayloadSchema,
    defaultValues: layout ? { name: layout.name } : newLayoutForm(),
    save,
    savedTitle: layout ? 'Location layout saved' : 'Location layout created',
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
