import { Outlet } from 'react-router';
import { categoryListQuery, categoryPageQuery, prefetch, presetPageQuery } from '../../data/index.ts';
import { CategoryLibrary } from '../../features/categories/CategoryLibrary.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { libraryAddress } from '../../widgets/library/index.ts';

export const handle = {
  title: 'Categories',
  trail: [{ label: 'Library', to: paths.library() }, { label: 'Categories' }],
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { search, skip } = libraryAddress(url.searchParams);
  prefetch(queryClient, presetPageQuery(send, { skip: 0 }));
  prefetch(queryClient, categoryListQuery(send));
  prefetch(queryClient, categoryPageQuery(send, { search, isArchived: false, skip }));
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
