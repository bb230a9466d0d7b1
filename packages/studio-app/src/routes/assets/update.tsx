import { useParams } from 'react-router';
import { assetQuery, prefetch } from '../../data/index.ts';
import { EditAsset } from '../../features/assets/EditAsset.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'Edit Asset', trail: 'asset' };
export const loader = guarded('UpdateAsset', ({ send, queryClient, params }) => {
  prefetch(queryClient, assetQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title="Edit Asset" parent={paths.asset(id)}>
      {(close) => <EditAsset assetId={id} onDone={close} />}
    </RouteDialog>
  );
}
