import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { checklistQuery, prefetch } from '../../data/index.ts';
import { EditChecklist } from '../../features/checklists/EditChecklist.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
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
  const { data: record } = useQuery(checklistQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle(title, record?.name)} parent={paths.checklist(id)}>
      {(close) => <EditChecklist checklistId={id} onDone={close} />}
    </RouteDialog>
  );
}
