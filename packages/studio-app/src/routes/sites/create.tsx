import { pageTitles } from '@inspection-studio/domain/messages';
import { useNavigate } from 'react-router';
import { SiteForm } from '../../features/sites/SiteForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

export const handle = { title: pageTitles.createSite };
export const loader = guarded('CreateSite');

export function Component() {
  const navigate = useNavigate();
  return (
    <RouteDialog title={pageTitles.createSite} parent={paths.home()}>
      {(close) => <SiteForm onSaved={({ id }) => void navigate(paths.site(id))} onCancel={close} />}
    </RouteDialog>
  );
}
