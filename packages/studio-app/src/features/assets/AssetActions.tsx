import { LinkButton, useToast } from '@inspection-studio/design-system';
import type { Asset } from '@inspection-studio/domain/assets';
import { deleteAssetPermissions } from '@inspection-studio/domain/permissions';
import { counted } from '@inspection-studio/domain/units';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { assetQuery, deleteAsset, readTag } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { Can } from '../../permissions/index.ts';
import { ConfirmDelete } from '../../widgets/ConfirmDelete.tsx';
import { HistoryLink } from '../../widgets/HistoryLink.tsx';

/** Edit, History and Delete of an asset, if the user has permission. */
export function AssetActions({ assetId }: { assetId: string }) {
  const query = useQuery(assetQuery(useSend(), assetId));
  return query.data ? <Actions asset={query.data} /> : null;
}

function Actions({ asset }: { asset: Asset }) {
  const send = useSend();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show: showToast } = useToast();
  const hasInspections = asset.projectCount > 0;
  return (
    <>
      <Can permission="UpdateAsset">
        <LinkButton asChild variant="ghost" icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}>
          <Link to={paths.updateAsset(asset.id)}>Edit</Link>
        </LinkButton>
      </Can>
      <HistoryLink recordId={asset.id} variant="ghost" />
      <Can permission={deleteAssetPermissions(asset.projectCount)}>
        <ConfirmDelete
          title="Delete asset"
          noun="asset"
          readTag={() => readTag(client, assetQuery(send, asset.id))}
          mutation={deleteAsset(send, client, asset.id)}
          onDeleted={() => {
            showToast({ kind: 'completed', title: 'Asset deleted', name: asset.name });
            void navigate(paths.home());
          }}
        >
          <span translate="no">{asset.name}</span> is deleted
          {hasInspections && ` with its ${counted(asset.projectCount, 'inspection')}`}. This cannot be undone.
        </ConfirmDelete>
      </Can>
    </>
  );
}
