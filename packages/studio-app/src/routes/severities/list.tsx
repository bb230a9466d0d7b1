import { Outlet } from 'react-router';
import { prefetch, severityScalePageQuery } from '../../data/index.ts';
import { SeverityScaleLibrary } from '../../features/severity-scales/SeverityScaleLibrary.tsx';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';
import { libraryTrail } from '../library-trail.ts';

export const handle = {
  title: 'Severities',
  trail: libraryTrail('severities'),
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { term: search, request } = readListAddress(url.searchParams, LIBRARY_LIST);
  prefetch(queryClient, severityScalePageQuery(send, { search, isArchived: false, skip: request.skip }));
  prefetch(queryClient, severityScalePageQuery(send, { search, isArchived: true, skip: 0 }));
  return null;
});

export function Component() {
  return (
    <>
      <SeverityScaleLibrary />
      <Outlet />
    </>
  );
}
