import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetQuery, prefetch } from '../../data/index.ts';
import { EditAsset } from '../../features/assets/EditAsset.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { editTitle } from '../../shell/page-title.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: 'Edit Asset', trail: 'asset' };
export const loader = guarded('UpdateAsset', ({ send, queryClient, params }) => {
  prefetch(queryClient, assetQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: record } = useQuery(assetQuery(useSend(), id));
  return (
    <RouteDialog title={editTitle('Edit Asset', record?.name)} parent={paths.asset(id)}>
      {(close) => <EditAsset assetId={id} onDone={close} />}
    </RouteDialog>
  );
}
