import { useParams } from 'react-router';
import { checklistQuery, prefetch } from '../../data/index.ts';
import { EditChecklist } from '../../features/checklists/EditChecklist.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

const title = 'Edit Checklist';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Checklists', to: paths.checklists() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, checklistQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title={title} parent={paths.checklist(id)}>
      {(close) => <EditChecklist checklistId={id} onDone={close} />}
    </RouteDialog>
  );
}
