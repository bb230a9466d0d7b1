import {
  editProjectForm,
  type ModuleFiles,
  type ProjectDetail,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import type { QueryClient } from '@tanstack/react-query';
import type { Send } from '../../api/index.ts';
import { checklistListQuery, projectQuery } from '../../data/index.ts';
import { editOf, type RecordEdit, shownName, shownNameOf, shownText } from '../../forms/index.ts';
import { shownThumbnail } from '../../widgets/shown-thumbnail.tsx';

/**
 * Describes the edit of an inspection: its details and its picture. Files are added and removed one by one, so they
 * are not merged.
 *
 * @param files the registered files that the wizard starts with
 */
export function inspectionEdit(
  client: QueryClient,
  send: Send,
  inspection: ProjectDetail,
  files: ModuleFiles,
): RecordEdit<ProjectForm> {
  const names = new Map<string, string>();
  return editOf(inspection, {
    noun: 'inspection',
    read: async () => {
      const latest = await client.fetchQuery({ ...projectQuery(send, inspection.id), staleTime: 0 });
      const checklists = await client.fetchQuery(checklistListQuery(send));
      for (const { id, name } of checklists) names.set(id, name);
      return latest;
    },
    toValues: (latest) => editProjectForm(latest, files),
    fields: [
      { name: 'name', label: 'Name', show: ({ name }) => shownName(name) },
      { name: 'description', label: 'Description', show: ({ description }) => shownText(description) },
      {
        name: 'checklistId',
        label: 'Checklist',
        show: ({ checklistId }) => shownNameOf(checklistId, (id) => names.get(id)),
      },
      { name: 'thumbnail', label: 'Thumbnail Image', show: ({ thumbnail }) => shownThumbnail(thumbnail) },
    ],
  });
}
