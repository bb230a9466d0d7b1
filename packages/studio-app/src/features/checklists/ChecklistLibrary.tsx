import { type SortableTableColumn, Stack, Text } from '@inspection-studio/design-system';
import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import { emptyMessages } from '@inspection-studio/domain/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistPageQuery, checklistQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, LibraryRow, RowMenu } from '../../widgets/library/index.ts';
import { checklistDeletion, checklistEdit } from './checklist-actions.ts';
import { itemCount, sectionsAndItems } from './sections-and-items.ts';

const FACTS: readonly SortableTableColumn<ChecklistTemplate>[] = [
  { id: 'sections', header: 'Sections', align: 'end', cell: ({ sections }) => sections.length.toLocaleString('en') },
  { id: 'items', header: 'Items', align: 'end', cell: (checklist) => itemCount(checklist).toLocaleString('en') },
];

/** The company's checklist templates. They are not archived: what is deleted is gone. */
export function ChecklistLibrary() {
  const send = useSend();
  const client = useQueryClient();
  return (
    <Stack gap={6}>
      <ActiveSection
        title="Checklists"
        noun="checklists"
        create={{ to: paths.createChecklist(), label: 'Create checklist' }}
        pageQuery={(page) => checklistPageQuery(send, page)}
        record={{ path: paths.checklist, query: (id) => checklistQuery(send, id) }}
        table={{
          path: paths.checklist,
          facts: FACTS,
          renderEnd: (checklist) => (
            <RowMenu item={checklist} edit={checklistEdit(checklist)} deletion={checklistDeletion(send, client)} />
          ),
        }}
        emptyText={emptyMessages.checklists}
        renderRow={(checklist) => (
          <LibraryRow
            item={checklist}
            to={paths.checklist(checklist.id)}
            facts={
              <Text size="table" tone="secondary">
                {sectionsAndItems(checklist)}
              </Text>
            }
            edit={checklistEdit(checklist)}
            deletion={checklistDeletion(send, client)}
          />
        )}
      />
    </Stack>
  );
}
