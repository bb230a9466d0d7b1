import { Stack, Text } from '@inspection-studio/design-system';
import { emptyMessages } from '@inspection-studio/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { ActiveSection, LibraryRow } from '../../widgets/library/index.ts';
import { checklistDeletion, checklistEdit } from './checklist-actions.ts';
import { sectionsAndItems } from './sections-and-items.ts';

/** The company's checklist templates. They are not archived: what is deleted is gone. @see LIB-003, LIB-008, F14 */
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
        columns={1}
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
