import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSend } from '../../api/index.ts';
import { prefetch, severityScaleQuery } from '../../data/index.ts';
import { SeverityScaleActions, SeverityScaleDetails } from '../../features/severity-scales/SeverityScaleDetails.tsx';
import { paths } from '../../paths.ts';
import { guarded } from '../../permissions/index.ts';
import { RouteDialog } from '../../shell/RouteDialog.tsx';

const trail = [
  { label: 'Library', to: paths.library() },
  { label: 'Severities', to: paths.severities() },
  { label: 'Severity scale' },
];
export const handle = { title: 'param:id', trail };
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
