import { useParams } from 'react-router';
import { layoutQuery, prefetch } from '../../data/index.ts';
import { EditLayout } from '../../features/layouts/EditLayout.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

const title = 'Edit Location Layout';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Locations', to: paths.layouts() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, layoutQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title={title} parent={paths.layout(id)} size="sm">
      {(close) => <EditLayout layoutId={id} onDone={close} />}
    </RouteDialog>
  );
}
