import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { categoryQuery, prefetch } from '../../data/index.ts';
import { EditCategory } from '../../features/categories/EditCategory.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Edit Category';
export const handle = { title, trail: libraryTrail('categories', title) };
export const loader = guarded('UpdateLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, categoryQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: record } = useQuery(categoryQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle(title, record?.name)} parent={paths.category(id)}>
      {(close) => <EditCategory categoryId={id} onDone={close} />}
    </RouteDialog>
  );
}
