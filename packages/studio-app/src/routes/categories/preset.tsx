import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { categoryListQuery, prefetch, presetQuery } from '../../data/index.ts';
import { PresetActions, PresetDetails } from '../../features/categories/PresetDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('categories', 'Category Preset') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  const presetId = params.id ?? '';
  prefetch(queryClient, presetQuery(send, presetId));
  prefetch(queryClient, categoryListQuery(send, { presetId }));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: preset } = useQuery(presetQuery(useSend(), id));
  return (
    <RouteDialog
      title={preset?.name ?? 'Category Preset'}
      parent={paths.categories()}
      headerActions={<PresetActions presetId={id} />}
    >
      <PresetDetails presetId={id} />
    </RouteDialog>
  );
}
