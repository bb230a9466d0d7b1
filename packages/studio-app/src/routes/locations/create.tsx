import { useNavigate } from 'react-router';
import { LayoutForm } from '../../features/layouts/LayoutForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';

const title = 'Create Location Layout';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Locations', to: paths.layouts() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary');

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} parent={paths.layouts()} size="sm">
      {(close) => <LayoutForm onSaved={({ id }) => void navigate(keepParams(paths.layout(id)))} onCancel={close} />}
    </RouteDialog>
  );
}
