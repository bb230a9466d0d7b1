import { roleLevel, USER_ROLES, type UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, allOf, anyOf, refused, requireRole } from './access-decision.ts';

/** A user who acts, or the target of an action. A user record can be passed. */
export interface Person {
  id: string;
  roleId: UserRole;
}

/** A target of which only the role matters; for a new invitation, the role being granted. */
export type Ranked = Pick<Person, 'roleId'>;

/** Checks inviting a user or resending the invitation: Manager, and strictly above the target's role. */
export function InviteUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Checks deactivating a user: Manager, and strictly above the target's role. */
export function DeactivateUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Checks reactivating a user: Manager, and strictly above the target's role. */
export function ReactivateUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Checks deleting a user: Admin, and strictly above the target's role. */
export function DeleteUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return adminAbove(actor, target);
}

/** Checks editing a user: Admin and strictly above the target's role, or the own account. */
export function UpdateUserPolicy(actor: Person, target: Person): AccessDecision {
  return anyOf(adminAbove(actor, target), ReadSelfPolicy(actor, target.id));
}

/** Checks opening a user's profile: Manager and strictly above the target's role, or the own account. */
export function ReadUserPolicy(actor: Person, target: Person): AccessDecision {
  return anyOf(managerAbove(actor, target), ReadSelfPolicy(actor, target.id));
}

/** Allows users to read their own account only. */
export function ReadSelfPolicy(actor: Pick<Person, 'id'>, userId: string): AccessDecision {
  return actor.id === userId ? ALLOWED : refused({ kind: 'self' });
}

/** Checks seeing and ending a user's sessions: any Admin, or the own account. */
export function ManageSessionsPolicy(actor: Person, target: Person): AccessDecision {
  return anyOf(requireRole(actor.roleId, 'Admin'), ReadSelfPolicy(actor, target.id));
}

/** Checks seeing, creating and revoking access tokens: one's own only, in every role. Beyond the specification. */
export function ManageAccessTokensPolicy(actor: Pick<Person, 'id'>, target: Pick<Person, 'id'>): AccessDecision {
  return ReadSelfPolicy(actor, target.id);
}

/** Checks unlinking a user's hosted sign-in: Admin, and strictly above the role of the target. */
export function UnlinkIdentityPolicy(actor: Person, target: Ranked): AccessDecision {
  return adminAbove(actor, target);
}

/**
 * Checks changing a user's role. Requires the right to edit the user, and a new
 * role strictly below that of the actor. Users cannot change their own role.
 * Sending the same role is an ordinary edit.
 */
export function ChangeRolePolicy(actor: Person, target: Person, role: UserRole): AccessDecision {
  const update = UpdateUserPolicy(actor, target);
  if (!update.allowed || role === target.roleId) return update;
  return actor.id === target.id ? refused({ kind: 'ownRole' }) : requireRank(actor, { roleId: role });
}

/**
 * Returns the roles that a user can grant by invitation or editing: those below
 * their own. Nobody can grant Admin.
 *
 * @returns ascending; empty for Trial
 */
export function grantableRoles(role: UserRole): UserRole[] {
  return USER_ROLES.filter((other) => roleLevel(other) < roleLevel(role));
}

function managerAbove(actor: Person, target: Ranked): AccessDecision {
  return allOf(requireRole(actor.roleId, 'Manager'), requireRank(actor, target));
}

function adminAbove(actor: Person, target: Ranked): AccessDecision {
  return allOf(requireRole(actor.roleId, 'Admin'), requireRank(actor, target));
}

function requireRank(actor: Person, target: Ranked): AccessDecision {
  const isAbove = roleLevel(actor.roleId) > roleLevel(target.roleId);
  return isAbove ? ALLOWED : refused({ kind: 'rank', targetRole: target.roleId });
}
