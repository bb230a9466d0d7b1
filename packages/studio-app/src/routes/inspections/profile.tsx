import { useParams } from 'react-router';
import { prefetch, projectAssetQuery, projectQuery } from '../../data/index.ts';
import { InspectionProfile } from '../../features/inspections/InspectionProfile.tsx';
import { guarded } from '../../permissions/index.ts';

export const handle = { title: 'param:id', trail: 'inspection' };
export const loader = guarded([], ({ send, queryClient, params }) => {
  const id = params.id ?? '';
  prefetch(queryClient, projectQuery(send, id));
  prefetch(queryClient, projectAssetQuery(send, id));
  return null;
});

export function Component() {
  const { id = '' } = useParams();
  return <InspectionProfile key={id} inspectionId={id} />;
}
