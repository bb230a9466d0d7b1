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

/** An inspection as the rules see it; its record fits. @see REC-218..221 */
export interface InspectionForPermissions extends Involvement {
  status: InspectionStatus;
}

/** What one action asks: of the person, and of the status. */
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

/** All actions on an inspection, in the order the profile shows them. @see INSP-018..019 */
export const INSPECTION_ACTIONS: readonly InspectionAction[] = ['launch', 'sendForProcessing', 'edit', 'delete'];

/**
 * Whether somebody can do something with an inspection as it stands: the
 * policy must allow it, and then the status. A refusal by the policy comes
 * first, for a status passes.
 *
 * A Draft must also hold enough data to be sent, and of an inspection that is
 * no Draft only the supplementary data can be edited; both are asked elsewhere.
 *
 * @see STATE-020..026, PERM-079..108, N16, N39
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

/**
 * What somebody can do with an inspection: the actions that both the policy and the status allow.
 *
 * @returns in the order of {@link INSPECTION_ACTIONS}; empty when nothing can be done
 * @see STATE-020..026, PERM-079..108
 */
export function inspectionActions(user: Person, inspection: InspectionForPermissions): InspectionAction[] {
  return INSPECTION_ACTIONS.filter((action) => inspectionActionDecision(user, inspection, action).allowed);
}
