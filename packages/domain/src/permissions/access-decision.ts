import { roleLevel, type UserRole } from '../entities/users/user-role.ts';

/** How a person can belong to an asset or an inspection. */
export type Relation = 'member' | 'uploader' | 'creator';

/**
 * Why something is refused: what is missing.
 *
 * - `signedOut`: there is no user
 * - `role`: a role of at least `requiredRole`; with `relations`, one of those would do as well
 * - `rank`: a role above the target's
 * - `self`: only the person in question
 * - `status`: the inspection in `requiredStatus`; a role of at least `requiredRole` would do as well
 * - `viewerFlag`: the flag of the inspection's viewer permissions
 */
export type AccessRefusal =
  | { kind: 'signedOut' }
  | { kind: 'role'; requiredRole: UserRole; relations?: readonly Relation[] }
  | { kind: 'rank'; targetRole: UserRole }
  | { kind: 'self' }
  | { kind: 'status'; requiredStatus: 'Draft'; requiredRole: UserRole }
  | { kind: 'viewerFlag'; flag: 'hasDownload' | 'hasMap' };

/** An answer of the permission rules: yes, or no with the reason. */
export type AccessDecision = { readonly allowed: true } | { readonly allowed: false; readonly reason: AccessRefusal };

/** The answer yes. */
export const ALLOWED: AccessDecision = { allowed: true };

/** The answer no. */
export function refused(reason: AccessRefusal): AccessDecision {
  return { allowed: false, reason };
}

/** Whether a role is at least the required one; the reason names the required one. @see spec 1 §6 */
export function requireRole(role: UserRole, requiredRole: UserRole): AccessDecision {
  return roleLevel(role) >= roleLevel(requiredRole) ? ALLOWED : refused({ kind: 'role', requiredRole });
}

/** Yes when every answer is yes (also when there are none); else the first no. */
export function allOf(...decisions: AccessDecision[]): AccessDecision {
  return decisions.find((decision) => !decision.allowed) ?? ALLOWED;
}

/** Yes when one answer is yes; else the first no. */
export function anyOf(first: AccessDecision, ...others: AccessDecision[]): AccessDecision {
  return [first, ...others].find((decision) => decision.allowed) ?? first;
}
