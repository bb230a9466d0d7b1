import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetPageQuery, prefetch, siteQuery } from '../../data/index.ts';
import { SiteActions } from '../../features/sites/SiteActions.tsx';
import { SiteProfile } from '../../features/sites/SiteProfile.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'param:id', trail: 'site' };
export const loader = guarded([], ({ send, queryClient, params }) => {
  const siteId = params.id ?? '';
  prefetch(queryClient, siteQuery(send, siteId));
  prefetch(queryClient, assetPageQuery(send, { siteId, skip: 0 }));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const site = useQuery(siteQuery(useSend(), id));
  return (
    <RouteDialog
      title={site.data?.name ?? 'Site'}
      parent={paths.home()}
      size="lg"
      headerActions={<SiteActions siteId={id} />}
    >
      <SiteProfile siteId={id} />
    </RouteDialog>
  );
}
