import { useToast } from '@inspection-studio/design-system';
import { layoutPayloadSchema, type LayoutTemplate, newLayoutForm } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createLayout, updateLayout } from '../../data/index.ts';
import { FormTextField, RecordForm, useStudioForm } from '../../forms/index.ts';

export interface LayoutFormProps {
  /** Absent for a new one. */
  layout?: LayoutTemplate;
  onSaved: (layout: LayoutTemplate) => void;
  onCancel: () => void;
}

/** The name of a location layout. @see VAL-027..028, N81 */
export function LayoutForm({ layout, onSaved, onCancel }: LayoutFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { show: showToast } = useToast();
  const save = useMutation(layout ? updateLayout(send, client, layout.id) : createLayout(send, client));
  const form = useStudioForm({
    schema: layoutPayloadSchema,
    defaultValues: layout ? { name: layout.name } : newLayoutForm(),
    onSubmit: async (values) => {
      const saved = await save.mutateAsync(values);
      showToast({
        kind: 'completed',
        title: layout ? 'Location layout saved' : 'Location layout created',
        description: saved.name,
      });
      onSaved(saved);
    },
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
    </RecordForm>
  );
}
