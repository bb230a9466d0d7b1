import type { InspectionStatus } from '../entities/inspections/inspection-status.ts';
import { displayStatus, isDeletable, isLaunchable } from '../entities/inspections/status-rules.ts';
import { type AccessDecision, ALLOWED, allOf, type InspectionAction, refused } from './access-decision.ts';
import {
  DeleteProjectPolicy,
  type Involvement,
  OpenConnectOrEdgePolicy,
  StartProcessingPolicy,
  UpdateProjectPolicy,
} from './project-policies.ts';
import type { Person } from './user-policies.ts';

/** The fields of an inspection that the rules use. An inspection record can be passed. */
export interface InspectionForPermissions extends Involvement {
  status: InspectionStatus;
}

/** Requirements of an action: one on the user, one on the status. */
interface Rule {
  policy: (user: Person, asset: Involvement, status: InspectionStatus) => AccessDecision;
  isOffered: (status: InspectionStatus) => boolean;
}

const RULES: Readonly<Record<InspectionAction, Rule>> = {
  launch: { policy: OpenConnectOrEdgePolicy, isOffered: isLaunchable },
  sendForProcessing: { policy: StartProcessingPolicy, isOffered: (status) => status === 'Draft' },
  edit: { policy: UpdateProjectPolicy, isOffered: () => true },
  delete: { policy: DeleteProjectPolicy, isOffered: isDeletable },
};

/**
 * Checks an action on an inspection. Both the policy and the status must allow
 * it. The reason of the policy comes first, because a status is temporary.
 *
 * Does not check that a Draft has enough data for processing, nor that only the
 * supplementary data of other inspections can be edited.
 */
export function inspectionActionDecision(
  user: Person,
  inspection: InspectionForPermissions,
  action: InspectionAction,
): AccessDecision {
  const { policy, isOffered } = RULES[action];
  const { status } = inspection;
  return allOf(
    policy(user, inspection, status),
    isOffered(status) ? ALLOWED : refused({ kind: 'inspectionStatus', status: displayStatus(status), action }),
  );
}
