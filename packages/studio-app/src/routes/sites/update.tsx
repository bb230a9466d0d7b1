import { useParams } from 'react-router';
import { prefetch, siteQuery } from '../../data/index.ts';
import { EditSite } from '../../features/sites/EditSite.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'Edit Site', trail: 'site' };
export const loader = guarded('UpdateSite', ({ send, queryClient, params }) => {
  prefetch(queryClient, siteQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title="Edit Site" parent={paths.site(id)}>
      {(close) => <EditSite siteId={id} onDone={close} />}
    </RouteDialog>
  );
}
