import { Outlet } from 'react-router';
import { layoutPageQuery, prefetch } from '../../data/index.ts';
import { LayoutList } from '../../features/layouts/LayoutList.tsx';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';
import { libraryTrail } from '../library-trail.ts';

export const handle = {
  title: 'Locations',
  trail: libraryTrail('layouts'),
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
