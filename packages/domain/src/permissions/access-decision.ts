import type { DisplayStatus } from '../entities/inspections/status-rules.ts';
import { roleLevel, type UserRole } from '../entities/users/user-role.ts';
import type { UserStatus, UserStatusAction } from '../entities/users/user-status.ts';

/** How a user can be involved in an asset or an inspection. */
export type Relation = 'member' | 'uploader' | 'creator';

/** An action on a whole inspection. */
export type InspectionAction = 'launch' | 'sendForProcessing' | 'edit' | 'delete';

/**
 * Why access is denied.
 *
 * - `signedOut`: nobody is signed in
 * - `role`: requires a role of at least `requiredRole`, or one of `relations`
 * - `rank`: requires a role above that of the target
 * - `self`: only for one's own account
 * - `ownRole`: users cannot change their own role
 * - `status`: requires the inspection in `requiredStatus`, or a role of at least `requiredRole`
 * - `inspectionStatus`: the status of the inspection does not allow the action, for any user
 * - `userStatus`: the status of the user does not allow the action, for any actor
 * - `viewerFlag`: the flag in the viewer permissions of the inspection is not set
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

/** The result of a permission rule: allowed, or denied with a reason. */
export type AccessDecision = { readonly allowed: true } | { readonly allowed: false; readonly reason: AccessRefusal };

/** The decision that allows access. */
export const ALLOWED: AccessDecision = { allowed: true };

/** Returns a decision that denies access. */
export function refused(reason: AccessRefusal): AccessDecision {
  return { allowed: false, reason };
}

/** Allows roles of at least the required one. The reason contains the required role. */
export function requireRole(role: UserRole, requiredRole: UserRole): AccessDecision {
  return roleLevel(role) >= roleLevel(requiredRole) ? ALLOWED : refused({ kind: 'role', requiredRole });
}

/** Allowed when every decision is allowed, or without decisions; otherwise the first denial. */
export function allOf(...decisions: AccessDecision[]): AccessDecision {
  return decisions.find((decision) => !decision.allowed) ?? ALLOWED;
}

/** Allowed when one decision is allowed; otherwise the first denial. */
export function anyOf(first: AccessDecision, ...others: AccessDecision[]): AccessDecision {
  return [first, ...others].find((decision) => decision.allowed) ?? first;
}
