import type { ProjectDetail } from '@inspection-studio/domain/inspections';
import {
  type AccessDecision,
  type InspectionAction,
  inspectionActionDecision,
  refusalText,
  UpdateCaptureDataPolicy,
} from '@inspection-studio/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { projectAssetQuery } from '../../data/index.ts';
import { useAccess } from '../../permissions/index.ts';

/** What the signed-in person can do with an inspection in its current status. */
export interface InspectionRights {
  /** Whether an action is possible now. */
  can: (action: InspectionAction) => boolean;
  /** Why an action that the status offers is refused, in one sentence; `null` when it is not, or is not offered at all. */
  reason: (action: InspectionAction) => string | null;
  canRecordCapture: boolean;
}

/** Rights and status together; the creator of the asset counts like that of the inspection. */
export function useInspectionRights(inspection: ProjectDetail): InspectionRights {
  const { user } = useAccess();
  const asset = useQuery(projectAssetQuery(useSend(), inspection.id));
  const involvement = { ...inspection, assetCreatedBy: asset.data?.createdBy };
  const decide = (action: InspectionAction): AccessDecision => inspectionActionDecision(user, involvement, action);
  // Every policy lets an administrator; what is refused to them the status does not offer.
  const isOffered = (action: InspectionAction) =>
    inspectionActionDecision({ ...user, roleId: 'Admin' }, involvement, action).allowed;
  return {
    can: (action) => decide(action).allowed,
    reason(action) {
      const decision = decide(action);
      return decision.allowed || asset.isPending || !isOffered(action) ? null : refusalText(decision.reason);
    },
    canRecordCapture: UpdateCaptureDataPolicy(user, involvement).allowed,
  };
}
