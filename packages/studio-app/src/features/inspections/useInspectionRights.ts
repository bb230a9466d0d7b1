import { inspectionActions, type ProjectDetail } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { projectAssetQuery } from '../../data/index.ts';
import { useAccess } from '../../permissions/index.ts';

/** What the signed-in person can do with an inspection as it stands. */
export interface InspectionRights {
  canLaunch: boolean;
  canSend: boolean;
  canDelete: boolean;
}

/** Rights and status together; the creator of the asset counts like that of the inspection (N36). @see spec 1 §6 "Policies" */
export function useInspectionRights(inspection: ProjectDetail): InspectionRights {
  const { user } = useAccess();
  const asset = useQuery({ ...projectAssetQuery(useSend(), inspection.id), throwOnError: false });
  const actions = inspectionActions(user, { ...inspection, assetCreatedBy: asset.data?.createdBy });
  return {
    canLaunch: actions.includes('launch'),
    canSend: actions.includes('sendForProcessing'),
    canDelete: actions.includes('delete'),
  };
}
