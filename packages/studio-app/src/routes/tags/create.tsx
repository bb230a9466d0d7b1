import { useNavigate } from 'react-router';
import { TagForm } from '../../features/tags/TagForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';

const title = 'Create Tag';
const trail = [{ label: 'Library', to: paths.library() }, { label: 'Tags', to: paths.tags() }, { label: title }];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary');

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} parent={paths.tags()} size="sm">
      {(close) => <TagForm onSaved={({ id }) => void navigate(keepParams(paths.tag(id)))} onCancel={close} />}
    </RouteDialog>
  );
}
