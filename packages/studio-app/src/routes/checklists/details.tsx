import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { checklistQuery, prefetch } from '../../data/index.ts';
import { ChecklistActions, ChecklistDetails } from '../../features/checklists/ChecklistDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('checklists', 'Checklist') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, checklistQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: checklist } = useQuery(checklistQuery(useSend(), id));
  return (
    <RouteDialog
      title={checklist?.name ?? 'Checklist'}
      parent={paths.checklists()}
      headerActions={<ChecklistActions checklistId={id} />}
    >
      <ChecklistDetails checklistId={id} />
    </RouteDialog>
  );
}
