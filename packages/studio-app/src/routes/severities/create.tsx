import { useNavigate } from 'react-router';
import { SeverityScaleForm } from '../../features/severity-scales/SeverityScaleForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';

const title = 'Create Severity Scale';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Severities', to: paths.severities() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary');

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} description="Severities run from lowest to highest." parent={paths.severities()}>
      {(close) => (
        <SeverityScaleForm onSaved={({ id }) => void navigate(keepParams(paths.severity(id)))} onCancel={close} />
      )}
    </RouteDialog>
  );
}
