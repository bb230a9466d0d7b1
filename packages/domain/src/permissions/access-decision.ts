import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import { roleLevel, type UserRole } from '../entities/users/user-role.ts';
import type { UserStatus, UserStatusAction } from '../entities/users/user-status.ts';

/** How a person can belong to an asset or an inspection. */
export type Relation = 'member' | 'uploader' | 'creator';

/** What can be done with an inspection as a whole, policy and status permitting. */
export type InspectionAction = 'launch' | 'sendForProcessing' | 'edit' | 'delete';

/**
 * Why something is refused: what is missing.
 *
 * - `signedOut`: there is no user
 * - `role`: a role of at least `requiredRole`; with `relations`, one of those would do as well
 * - `rank`: a role above the target's
 * - `self`: only the person in question
 * - `ownRole`: somebody else, for nobody changes their own role
 * - `status`: the inspection in `requiredStatus`; a role of at least `requiredRole` would do as well
 * - `inspectionStatus`: a status of the inspection that offers the action, whoever asks
 * - `userStatus`: a status of the person that offers the action, whoever asks
 * - `viewerFlag`: the flag of the inspection's viewer permissions
 */
export type AccessRefusal =
  | { kind: 'signedOut' }
  | { kind: 'role'; requiredRole: UserRole; relations?: readonly Relation[] }
  | { kind: 'rank'; targetRole: UserRole }
  | { kind: 'self' }
  | { kind: 'ownRole' }
  | { kind: 'status'; requiredStatus: 'Draft'; requiredRole: UserRole }
  | { kind: 'inspectionStatus'; status: DisplayStatus; action: InspectionAction }
  | { kind: 'userStatus'; status: UserStatus; action: UserStatusAction }
  | { kind: 'viewerFlag'; flag: 'hasDownload' | 'hasMap' };

/** An answer of the permission rules: yes, or no with the reason. */
export type AccessDecision = { readonly allowed: true } | { readonly allowed: false; readonly reason: AccessRefusal };

/** The answer yes. @see PERM-002 */
export const ALLOWED: AccessDecision = { allowed: true };

/** The answer no. @see PERM-002 */
export function refused(reason: AccessRefusal): AccessDecision {
  return { allowed: false, reason };
}

/** Whether a role is at least the required one; the reason names the required one. @see PERM-002 */
export function requireRole(role: UserRole, requiredRole: UserRole): AccessDecision {
  return roleLevel(role) >= roleLevel(requiredRole) ? ALLOWED : refused({ kind: 'role', requiredRole });
}

/** Yes when every answer is yes (also when there are none); else the first no. @see PERM-056..063 */
export function allOf(...decisions: AccessDecision[]): AccessDecision {
  return decisions.find((decision) => !decision.allowed) ?? ALLOWED;
}

/** Yes when one answer is yes; else the first no. @see PERM-064..067 */
export function anyOf(first: AccessDecision, ...others: AccessDecision[]): AccessDecision {
  return [first, ...others].find((decision) => decision.allowed) ?? first;
}
