import { TooltipProvider } from '@inspection-studio/design-system';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetQuery, assetSeverityQuery, categoryListQuery, prefetch } from '../../data/index.ts';
import { AssetActions } from '../../features/assets/AssetActions.tsx';
import { AssetProfile } from '../../features/assets/AssetProfile.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'param:id', trail: 'asset' };
export const loader = guarded([], ({ send, queryClient, params }) => {
  const assetId = params.id ?? '';
  prefetch(queryClient, assetQuery(send, assetId));
  prefetch(queryClient, assetSeverityQuery(send, assetId));
  prefetch(queryClient, categoryListQuery(send, { assetId }));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const asset = useQuery(assetQuery(useSend(), id));
  return (
    <RouteDialog
      title={asset.data?.name ?? 'Asset'}
      parent={paths.home()}
      size="lg"
      headerActions={<AssetActions assetId={id} />}
    >
      <TooltipProvider>
        <AssetProfile assetId={id} />
      </TooltipProvider>
    </RouteDialog>
  );
}
