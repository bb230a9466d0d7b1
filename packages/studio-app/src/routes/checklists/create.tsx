import { useNavigate } from 'react-router';
import { ChecklistForm } from '../../features/checklists/ChecklistForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';

const title = 'Create Checklist';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Checklists', to: paths.checklists() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary');

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} parent={paths.checklists()}>
      {(close) => (
        <ChecklistForm onSaved={({ id }) => void navigate(keepParams(paths.checklist(id)))} onCancel={close} />
      )}
    </RouteDialog>
  );
}
