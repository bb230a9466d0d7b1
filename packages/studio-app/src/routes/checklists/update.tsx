import { useParams } from 'react-router';
import { checklistQuery, prefetch } from '../../data/index.ts';
import { EditChecklist } from '../../features/checklists/EditChecklist.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Edit Checklist';
export const handle = { title, trail: libraryTrail('checklists', title) };
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
