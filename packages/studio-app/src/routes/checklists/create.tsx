import { ChecklistForm } from '../../features/checklists/ChecklistForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'checklists',
  title: 'Create Checklist',
  Form: ChecklistForm,
  path: paths.checklist,
});
