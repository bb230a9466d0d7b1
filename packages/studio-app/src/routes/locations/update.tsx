import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { layoutQuery, prefetch } from '../../data/index.ts';
import { EditLayout } from '../../features/layouts/EditLayout.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Edit Location Layout';
export const handle = { title, trail: libraryTrail('layouts', title) };
export const loader = guarded('CreateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, layoutQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: record } = useQuery(layoutQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle(title, record?.name)} parent={paths.layout(id)} size="sm">
      {(close) => <EditLayout layoutId={id} onDone={close} />}
    </RouteDialog>
  );
}
