import { checklistPayloadSchema, type ChecklistTemplate, newChecklistForm } from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { createChecklist, updateChecklist } from '../../data/index.ts';
import { FormTextField, RecordForm, useRecordForm } from '../../forms/index.ts';
import { newIdentifier } from './new-identifier.ts';
import { SectionRows } from './SectionRows.tsx';

export interface ChecklistFormProps {
  /** The checklist to edit. Absent for a new one. */
  checklist?: ChecklistTemplate;
  onSaved: (checklist: ChecklistTemplate) => void;
  onCancel: () => void;
}

/** Form of a new or existing checklist template. @see VAL-029..034 */
export function ChecklistForm({ checklist, onSaved, onCancel }: ChecklistFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(
    checklist ? updateChecklist(send, client, checklist.id) : createChecklist(send, client),
  );
  const form = useRecordForm({
    schema: checklistPayloadSchema,
    defaultValues: checklist ? { name: checklist.name, sections: checklist.sections } : newChecklistForm(newIdentifier),
    save,
    savedTitle: checklist ? 'Checklist saved' : 'Checklist created',
    onSaved,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <SectionRows control={form.control} />
    </RecordForm>
  );
}
