import { useNavigate } from 'react-router';
import { categoryListQuery, prefetch } from '../../data/index.ts';
import { PresetForm } from '../../features/categories/PresetForm.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { useKeepParams } from '../../widgets/useKeepParams.ts';
import { categoryTrail } from './trail.ts';

const title = 'Create Category Preset';
export const handle = { title, trail: categoryTrail(title) };
export const loader = guarded('CreateLibrary', ({ send, queryClient }) => {
  prefetch(queryClient, categoryListQuery(send, { isArchived: false }));
  return null;
});

export function Component() {
  const navigate = useNavigate();
  const keepParams = useKeepParams();
  return (
    <RouteDialog title={title} description="A preset cannot be changed later." parent={paths.categories()}>
      {(close) => <PresetForm onSaved={({ id }) => void navigate(keepParams(paths.preset(id)))} onCancel={close} />}
    </RouteDialog>
  );
}
