import { useNavigate } from 'react-router';
import { CategoryForm } from '../../features/categories/CategoryForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import { categoryTrail } from './trail.ts';

const title = 'Create Category';
export const handle = { title, trail: categoryTrail(title) };
export const loader = guarded('CreateLibrary');

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} parent={paths.categories()}>
      {(close) => <CategoryForm onSaved={({ id }) => void navigate(keepParams(paths.category(id)))} onCancel={close} />}
    </RouteDialog>
  );
}
