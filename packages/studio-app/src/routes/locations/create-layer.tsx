import { useParams } from 'react-router';
import { CreateLayer } from '../../features/layouts/CreateLayer.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

const title = 'Create Location Layer';
export const handle = { title, trail: libraryTrail('layouts', title) };
export const loader = guarded('CreateLibrary');

export function Component() {
  const { id = '' } = useParams();
  return (
    <RouteDialog title={title} parent={paths.layout(id)}>
      {(close) => <CreateLayer layoutId={id} onDone={close} />}
    </RouteDialog>
  );
}
