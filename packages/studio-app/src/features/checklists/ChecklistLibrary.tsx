import { type ChecklistTemplate, emptyMessages } from '@inspection-studio/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { checklistPageQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import {
  CreateLink,
  LibraryList,
  libraryPage,
  LibraryRow,
  LibrarySearch,
  LibrarySection,
  useLibraryList,
} from '../../widgets/library/index.ts';
import { checklistDeletion, checklistEdit } from './checklist-actions.ts';
import { facts } from './ChecklistLibrary.css.ts';
import { sectionsAndItems } from './sections-and-items.ts';

/** The company's checklist templates. They are not archived: what is deleted is gone. @see spec 1 §2 "Library screens", F14 */
export function ChecklistLibrary() {
  const send = useSend();
  const client = useQueryClient();
  const { search, searchFor, skip, skipTo } = useLibraryList();
  const query = useQuery({ ...checklistPageQuery(send, { search, skip }), throwOnError: false });
  const create = <CreateLink to={paths.createChecklist()}>Create checklist</CreateLink>;
  return (
    <div className={libraryPage}>
      <LibrarySection
        title="Checklists"
        count={query.data?.pagination.count}
        actions={
          <>
            <LibrarySearch noun="checklists" />
            {create}
          </>
        }
      >
        <LibraryList
          noun="checklists"
          columns={1}
          query={query}
          search={search}
          onClearSearch={() => searchFor('')}
          onSkipChange={skipTo}
          emptyText={emptyMessages.checklists}
          emptyAction={create}
          renderRow={(checklist: ChecklistTemplate) => (
            <LibraryRow
              item={checklist}
              to={paths.checklist(checklist.id)}
              facts={<span className={facts}>{sectionsAndItems(checklist)}</span>}
              edit={checklistEdit(checklist)}
              deletion={checklistDeletion(send, client)}
            />
          )}
        />
      </LibrarySection>
    </div>
  );
}
