import {
  DeleteProjectPolicy,
  type Involvement,
  isDeletable,
  isLaunchable,
  OpenConnectOrEdgePolicy,
  type ProjectDetail,
  StartProcessingPolicy,
} from '@inspection-studio/domain';
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
  const { status } = inspection;
  const involvements: Involvement[] = [inspection, { ...inspection, createdBy: asset.data?.createdBy ?? null }];
  const may = (policy: (involvement: Involvement) => { allowed: boolean }) => involvements.some((one) => policy(one).allowed);
  return {
    canLaunch: isLaunchable(status) && may((one) => OpenConnectOrEdgePolicy(user, one)),
    canSend: status === 'Draft' && may((one) => StartProcessingPolicy(user, one)),
    canDelete: isDeletable(status) && may((one) => DeleteProjectPolicy(user, one, status)),
  };
}
