import { Outlet } from 'react-router';
import { checklistPageQuery, prefetch } from '../../data/index.ts';
import { ChecklistLibrary } from '../../features/checklists/ChecklistLibrary.tsx';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';
import { libraryTrail } from '../library-trail.ts';

export const handle = {
  title: 'Checklists',
  trail: libraryTrail('checklists'),
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { term: search, request } = readListAddress(url.searchParams, LIBRARY_LIST);
  prefetch(queryClient, checklistPageQuery(send, { search, skip: request.skip }));
  return null;
});

export function Component() {
  return (
    <>
      <ChecklistLibrary />
      <Outlet />
    </>
  );
}
