import { Outlet } from 'react-router';
import { prefetch, tagPageQuery } from '../../data/index.ts';
import { TagLibrary } from '../../features/tags/TagLibrary.tsx';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'Tags', trail: libraryTrail('tags') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { term: search, request } = readListAddress(url.searchParams, LIBRARY_LIST);
  prefetch(queryClient, tagPageQuery(send, { search, isArchived: false, skip: request.skip }));
  prefetch(queryClient, tagPageQuery(send, { search, isArchived: true, skip: 0 }));
  return null;
});

export function Component() {
  return (
    <>
      <TagLibrary />
      <Outlet />
    </>
  );
}
