import { Outlet } from 'react-router';
import { checklistPageQuery, prefetch } from '../../data/index.ts';
import { ChecklistLibrary } from '../../features/checklists/ChecklistLibrary.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { libraryAddress } from '../../widgets/library/index.ts';

export const handle = {
  title: 'Checklists',
  trail: [{ label: 'Library', to: paths.library() }, { label: 'Checklists' }],
};
export const loader = guarded('ReadLibrary', ({ send, queryClient, url }) => {
  prefetch(queryClient, checklistPageQuery(send, libraryAddress(url.searchParams)));
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
