import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, siteQuery } from '../../data/index.ts';
import { EditSite } from '../../features/sites/EditSite.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'Edit Site', trail: 'site' };
export const loader = guarded('UpdateSite', ({ send, queryClient, params }) => {
  prefetch(queryClient, siteQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: record } = useQuery(siteQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle('Edit Site', record?.name)} parent={paths.site(id)}>
      {(close) => <EditSite siteId={id} onDone={close} />}
    </RouteDialog>
  );
}
