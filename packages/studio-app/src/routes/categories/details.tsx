import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { categoryQuery, prefetch } from '../../data/index.ts';
import { CategoryActions, CategoryDetails } from '../../features/categories/CategoryDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('categories', 'Category') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, categoryQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: category } = useQuery(categoryQuery(useSend(), id));
  return (
    <RouteDialog
      title={category?.name ?? 'Category'}
      parent={paths.categories()}
      headerActions={<CategoryActions categoryId={id} />}
    >
      <CategoryDetails categoryId={id} />
    </RouteDialog>
  );
}
