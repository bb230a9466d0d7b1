import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, tagQuery } from '../../data/index.ts';
import { EditTag } from '../../features/tags/EditTag.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
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
  const { data: record } = useQuery(tagQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle(title, record?.name)} parent={paths.tag(id)} size="sm">
      {(close) => <EditTag tagId={id} onDone={close} />}
    </RouteDialog>
  );
}
