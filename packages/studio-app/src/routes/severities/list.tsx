import { Outlet } from 'react-router';
import { prefetch, severityScalePageQuery } from '../../data/index.ts';
import { SeverityScaleLibrary } from '../../features/severity-scales/SeverityScaleLibrary.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { libraryAddress } from '../../widgets/library/index.ts';

export const handle = {
  title: 'Severities',
  trail: [{ label: 'Library', to: paths.library() }, { label: 'Severities' }],
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  const { search, skip } = libraryAddress(url.searchParams);
  prefetch(queryClient, severityScalePageQuery(send, { search, isArchived: false, skip }));
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
