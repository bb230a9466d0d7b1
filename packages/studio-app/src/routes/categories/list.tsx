import { Outlet } from 'react-router';
import { categoryListQuery, categoryPageQuery, prefetch, presetPageQuery } from '../../data/index.ts';
import { CategoryLibrary } from '../../features/categories/CategoryLibrary.tsx';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';
import { libraryTrail } from '../library-trail.ts';

export const handle = {
  title: 'Categories',
  trail: libraryTrail('categories'),
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { term: search, request } = readListAddress(url.searchParams, LIBRARY_LIST);
  prefetch(queryClient, presetPageQuery(send, { skip: 0 }));
  prefetch(queryClient, categoryListQuery(send));
  prefetch(queryClient, categoryPageQuery(send, { search, isArchived: false, skip: request.skip }));
  prefetch(queryClient, categoryPageQuery(send, { search, isArchived: true, skip: 0 }));
  return null;
});

export function Component() {
  return (
    <>
      <CategoryLibrary />
      <Outlet />
    </>
  );
}
