import { useParams } from 'react-router';
import { CreateLayer } from '../../features/layouts/CreateLayer.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

const title = 'Create Location Layer';
const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Locations', to: paths.layouts() },
  { label: title },
];
export const handle = { title, trail };
export const loader = guarded('CreateLibrary');

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title={title} parent={paths.layout(id)}>
      {(close) => <CreateLayer layoutId={id} onDone={close} />}
    </RouteDialog>
  );
}
