import { Outlet } from 'react-router';
import { layoutPageQuery, prefetch } from '../../data/index.ts';
import { LayoutList } from '../../features/layouts/LayoutList.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';

export const handle = {
  title: 'Locations',
  trail: [{ label: 'Library', to: paths.library() }, { label: 'Locations' }],
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const search = url.searchParams.get('filter') ?? '';
  prefetch(queryClient, layoutPageQuery(send, { search, skip: Number(url.searchParams.get('skip')) || 0 }));
  return null;
});

export function Component() {
  return (
    <>
      <LayoutList />
      <Outlet />
    </>
  );
}
