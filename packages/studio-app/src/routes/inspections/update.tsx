import { canAccess, UpdateProjectPolicy } from '@inspection-studio/domain/permissions';
import { pageTitles } from '@inspection-studio/domain/messages';
import { useNavigate, useParams } from 'react-router';
import { StudioError } from '../../api/index.ts';
import { projectAssetQuery, projectQuery } from '../../data/index.ts';
import { EditInspection } from '../../features/inspections/EditInspection.tsx';
import { paths } from '../../paths.ts';
import { forbid, guarded } from '../../permissions/index.ts';

export const handle = { title: pageTitles.editInspection, trail: 'inspection' };

/** The inspection's policy decides. People who cannot read it cannot change it either. */
export const loader = guarded([], async ({ send, queryClient, params, user, url }) => {
  const id = params.id ?? '';
  try {
    const [inspection, asset] = await Promise.all([
      queryClient.query({ ...projectQuery(send, id), staleTime: 'static' }),
      queryClient.query({ ...projectAssetQuery(send, id), staleTime: 'static' }),
    ]);
    if (UpdateProjectPolicy(user, { ...inspection, assetCreatedBy: asset.createdBy }).allowed) return null;
  } catch (error) {
    // People whose role allows changing any inspection see the error on the screen.
    if (!(error instanceof StudioError) || canAccess(user.roleId, ['UpdateProject']).allowed) return null;
  }
  throw forbid(url);
});

export function Component() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return <EditInspection key={id} inspectionId={id} onDone={() => void navigate(paths.inspection(id))} />;
}
