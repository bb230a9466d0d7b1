import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { layoutQuery } from '../../data/index.ts';
import { paths } from '../../paths.ts';
import { CreateLink, LibraryActions } from '../../widgets/library/index.ts';
import { layoutDeletion } from './layout-deletion.ts';

/** Create location layer, Edit and Delete of a layout. */
export function LayoutActions({ layoutId }: { layoutId: string }) {
  const send = useSend();
  const client = useQueryClient();
  const { data: layout } = useQuery(layoutQuery(send, layoutId));
  if (!layout) return null;
  return (
    <>
      <CreateLink to={paths.createLayer(layout.id)} variant="secondary">
        Create location layer
      </CreateLink>
      <LibraryActions
        item={layout}
        edit={{ to: paths.updateLayout(layout.id), permission: 'CreateLibrary' }}
        deletion={layoutDeletion(send, client)}
        parent={paths.layouts()}
      />
    </>
  );
}
