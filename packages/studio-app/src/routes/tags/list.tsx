import { Outlet } from 'react-router';
import { prefetch, tagPageQuery } from '../../data/index.ts';
import { TagLibrary } from '../../features/tags/TagLibrary.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { libraryAddress } from '../../widgets/library/index.ts';

export const handle = { title: 'Tags', trail: [{ label: 'Library', to: paths.library() }, { label: 'Tags' }] };
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { search, skip } = libraryAddress(url.searchParams);
  prefetch(queryClient, tagPageQuery(send, { search, isArchived: false, skip }));
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
