import { Outlet } from 'react-router';
import { layoutPageQuery, prefetch } from '../../data/index.ts';
import { LayoutList } from '../../features/layouts/LayoutList.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';

export const handle = {
  title: 'Locations',
  trail: [{ label: 'Library', to: paths.library() }, { label: 'Locations' }],
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { term: search, request } = readListAddress(url.searchParams, LIBRARY_LIST);
  prefetch(queryClient, layoutPageQuery(send, { search, skip: request.skip }));
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
