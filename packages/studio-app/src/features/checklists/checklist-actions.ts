import type { ChecklistTemplate } from '@inspection-studio/domain/checklists';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { checklistQuery, deleteChecklist, readTag } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import type { LibraryDeletion, LibraryEdit } from '../../widgets/library/index.ts';

/** Checklists are edited by those who may create library items. */
export const checklistEdit = ({ id }: ChecklistTemplate): LibraryEdit => ({
  to: paths.updateChecklist(id),
  permission: 'CreateLibrary',
});

/** There is no call that brings a checklist back. */
export const checklistDeletion = (send: Send, client: QueryClient): LibraryDeletion => ({
  noun: 'checklist',
  remove: (id) => deleteChecklist(send, client, id),
  readTag: (id) => readTag(client, checklistQuery(send, id)),
});
