import {
  type ChecklistPayload,
  checklistPayloadSchema,
  type ChecklistTemplate,
  newChecklistForm,
} from '@inspection-studio/domain/checklists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistQuery, createChecklist, updateChecklist } from '../../data/index.ts';
import {
  type EditedField,
  editOf,
  FormTextField,
  RecordForm,
  shownList,
  shownName,
  useRecordForm,
} from '../../forms/index.ts';
import { newIdentifier } from './new-identifier.ts';
import { SectionRows } from './SectionRows.tsx';

/** A section with its items: 'Deck: Joints, Bearings'. */
const sectionText = ({ title, items }: ChecklistPayload['sections'][number]) =>
  `${title}: ${items.map(({ description }) => description).join(', ')}`;

const FIELDS: EditedField<ChecklistPayload>[] = [
  { name: 'name', label: 'Name', show: ({ name }) => shownName(name) },
  { name: 'sections', label: 'Sections', show: ({ sections }) => shownList(sections.map(sectionText)) },
];

const toValues = ({ name, sections }: ChecklistTemplate): ChecklistPayload => ({ name, sections });

export interface ChecklistFormProps {
  /** The checklist to edit. Absent for a new one. */
  checklist?: ChecklistTemplate;
  onSaved: (checklist: ChecklistTemplate) => void;
  /** Set for a new one, to offer 'Save and add another'. */
  onSavedForAnother?: () => void;
  onCancel: () => void;
}

/** Form of a new or existing checklist template. */
export function ChecklistForm({ checklist, onSaved, onSavedForAnother, onCancel }: ChecklistFormProps) {
  const send = useSend();
  const client = useQueryClient();
  const create = useMutation(createChecklist(send, client));
  const update = useMutation(updateChecklist(send, client, checklist?.id ?? ''));
  const form = useRecordForm({
    schema: checklistPayloadSchema,
    defaultValues: checklist ? toValues(checklist) : newChecklistForm(newIdentifier),
    edit:
      checklist &&
      editOf(checklist, {
        noun: 'checklist',
        read: () => client.fetchQuery({ ...checklistQuery(send, checklist.id), staleTime: 0 }),
        toValues,
        fields: FIELDS,
      }),
    save: (values, etag) => (checklist ? update.mutateAsync({ values, etag }) : create.mutateAsync(values)),
    savedTitle: checklist ? 'Checklist saved' : 'Checklist created',
    onSaved,
    onSavedForAnother,
  });
  return (
    <RecordForm form={form} onCancel={onCancel}>
      <FormTextField control={form.control} name="name" label="Name" required maxLength={30} autoComplete="off" />
      <SectionRows control={form.control} />
    </RecordForm>
  );
}
