import { formatDate } from '@inspection-studio/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { useOutlet, useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { layerListQuery, layoutQuery, prefetch } from '../../data/index.ts';
import { LayoutActions } from '../../features/layouts/LayoutActions.tsx';
import { LayoutProfile } from '../../features/layouts/LayoutProfile.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('layouts', 'Location layout') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, layoutQuery(send, params.id ?? ''));
  prefetch(queryClient, layerListQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const layer = useOutlet();
  const { data: layout } = useQuery(layoutQuery(useSend(), id));
  return (
    <RouteDialog
      title={layout?.name ?? 'Location layout'}
      description={layout && `Modified ${formatDate(layout.modified)}`}
      parent={paths.layouts()}
      size="lg"
      headerActions={<LayoutActions layoutId={id} />}
    >
      <LayoutProfile key={id} layoutId={id} isCovered={layer !== null} />
      {layer}
    </RouteDialog>
  );
}
