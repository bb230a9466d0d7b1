import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { layerQuery, prefetch } from '../../data/index.ts';
import { EditLayer } from '../../features/layouts/EditLayer.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Edit Location Layer';
export const handle = { title, trail: libraryTrail('layouts', title) };
export const loader = guarded('CreateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, layerQuery(send, params.layerId ?? ''));
  return null;
});

export function Component() {
  const { id = '', layerId = '' } = useParams();
  const { data: record } = useQuery(layerQuery(useSend(), layerId));
  return (
    <RouteDialog title={editTitle(title, record?.name)} parent={paths.layout(id)}>
      {(close) => <EditLayer layerId={layerId} onDone={close} />}
    </RouteDialog>
  );
}
