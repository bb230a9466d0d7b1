import { pageTitles } from '@inspection-studio/domain/messages';
import { useNavigate, useSearchParams } from 'react-router';
import { AssetForm } from '../../features/assets/AssetForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: pageTitles.createAsset };
export const loader = guarded('CreateAsset');

export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const siteId = search.get('site') ?? undefined;
  return (
    <RouteDialog title={pageTitles.createAsset} parent={siteId ? paths.site(siteId) : paths.home()}>
      {(close) => <AssetForm siteId={siteId} onSaved={({ id }) => void navigate(paths.asset(id))} onCancel={close} />}
    </RouteDialog>
  );
}
