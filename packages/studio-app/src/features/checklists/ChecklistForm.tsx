import { useToast } from '@inspection-studio/design-system';
import {
  type ChecklistPayload,
  checklistPayloadSchema,
  type ChecklistTemplate,
  newChecklistForm,
} from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createChecklist, updateChecklist } from '../../data/index.ts';
import { FormTextField, RecordForm, useStudioForm } from '../../forms/index.ts';
import { newIdentifier } from './new-identifier.ts';
import { SectionRows } from './SectionRows.tsx';

export interface ChecklistFormProps {
  /** Absent for a new one. */
  checklist?: ChecklistTemplate;
  onSaved: (checklist: ChecklistTemplate) => void;
  onCancel: () => void;
}

/** Name, sections and items of a checklist template. @see VAL-029..034 */
export function ChecklistForm({ checklist, onSaved, onCancel }: ChecklistFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { show: showToast } = useToast();
  const save = useMutation(checklist ? updateChecklist(send, client, checklist.id) : createChecklist(send, client));
  const form = useStudioForm<ChecklistPayload>({
    schema: checklistPayloadSchema,
    defaultValues: checklist ? { name: checklist.name, sections: checklist.sections } : newChecklistForm(newIdentifier),
    onSubmit: async (values) => {
      const saved = await save.mutateAsync(values);
      showToast({
        kind: 'completed',
        title: checklist ? 'Checklist saved' : 'Checklist created',
        description: saved.name,
      });
      onSaved(saved);
    },
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <SectionRows control={form.control} />
    </RecordForm>
  );
}
