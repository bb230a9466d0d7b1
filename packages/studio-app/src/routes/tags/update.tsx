import { useParams } from 'react-router';
import { prefetch, tagQuery } from '../../data/index.ts';
import { EditTag } from '../../features/tags/EditTag.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Edit Tag';
export const handle = { title, trail: libraryTrail('tags', title) };
export const loader = guarded('CreateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, tagQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title={title} parent={paths.tag(id)} size="sm">
      {(close) => <EditTag tagId={id} onDone={close} />}
    </RouteDialog>
  );
}
