import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, tagQuery } from '../../data/index.ts';
import { TagActions, TagDetails } from '../../features/tags/TagDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('tags', 'Tag') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, tagQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: tag } = useQuery(tagQuery(useSend(), id));
  return (
    <RouteDialog title={tag?.name ?? 'Tag'} parent={paths.tags()} headerActions={<TagActions tagId={id} />}>
      <TagDetails tagId={id} />
    </RouteDialog>
  );
}
