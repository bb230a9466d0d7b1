import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, severityScaleQuery } from '../../data/index.ts';
import { SeverityScaleActions, SeverityScaleDetails } from '../../features/severity-scales/SeverityScaleDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';
import { libraryTrail } from '../library-trail.ts';

export const handle = { title: 'param:id', trail: libraryTrail('severities', 'Severity scale') };
export const loader = guarded('ReadLibrary', ({ send, queryClient, params }) => {
  prefetch(queryClient, severityScaleQuery(send, params.id ?? ''));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  const { data: scale } = useQuery(severityScaleQuery(useSend(), id));
  return (
    <RouteDialog
      title={scale?.name ?? 'Severity scale'}
      parent={paths.severities()}
      headerActions={<SeverityScaleActions scaleId={id} />}
    >
      <SeverityScaleDetails scaleId={id} />
    </RouteDialog>
  );
}
