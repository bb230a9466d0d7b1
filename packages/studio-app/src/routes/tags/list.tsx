import { Outlet } from 'react-router';
import { prefetch, tagPageQuery } from '../../data/index.ts';
import { TagLibrary } from '../../features/tags/TagLibrary.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { LIBRARY_LIST } from '../../widgets/library/index.ts';
import { readListAddress } from '../../widgets/list-address.ts';

export const handle = { title: 'Tags', trail: [{ label: 'Library', to: paths.library() }, { label: 'Tags' }] };
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
