import { roleLevel, USER_ROLES, type UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, allOf, anyOf, refused, requireRole } from './access-decision.ts';

/** Who acts, or who is acted upon; a user record fits. */
export interface Person {
  id: string;
  roleId: UserRole;
}

/** Whoever is acted upon only by rank; for a new invitation, the role being granted. */
export type Ranked = Pick<Person, 'roleId'>;

/** Invite a user, or resend the invitation: Manager, and strictly above the role. @see PERM-056..057 */
export function InviteUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Deactivate a user: Manager, and strictly above the target's role. @see PERM-058..059 */
export function DeactivateUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Reactivate a user: Manager, and strictly above the target's role. @see PERM-060..061 */
export function ReactivateUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return managerAbove(actor, target);
}

/** Delete a user: Admin, and strictly above the target's role. @see PERM-062..063 */
export function DeleteUserPolicy(actor: Person, target: Ranked): AccessDecision {
  return adminAbove(actor, target);
}

/** Edit a user: Admin and strictly above the target's role, or oneself. @see PERM-064..065 */
export function UpdateUserPolicy(actor: Person, target: Person): AccessDecision {
  return anyOf(adminAbove(actor, target), ReadSelfPolicy(actor, target.id));
}

/** Open a user's profile: Manager and strictly above the target's role, or oneself. @see PERM-066..067 */
export function ReadUserPolicy(actor: Person, target: Person): AccessDecision {
  return anyOf(managerAbove(actor, target), ReadSelfPolicy(actor, target.id));
}

/** Oneself: the same user id. @see PERM-068 */
export function ReadSelfPolicy(actor: Pick<Person, 'id'>, userId: string): AccessDecision {
  return actor.id === userId ? ALLOWED : refused({ kind: 'self' });
}

/**
 * Give a person another role by editing: whoever may edit them, to a role
 * strictly below one's own, and never to oneself. Keeping the role is allowed
 * like any other edit.
 *
 * @see PERM-128, N33
 */
export function ChangeRolePolicy(actor: Person, target: Person, role: UserRole): AccessDecision {
  const update = UpdateUserPolicy(actor, target);
  if (!update.allowed || role === target.roleId) return update;
  return actor.id === target.id ? refused({ kind: 'ownRole' }) : requireRank(actor, { roleId: role });
}

/**
 * Roles a person can give, by invitation or by editing: those below their own.
 * Nobody can give Admin.
 *
 * @returns ascending; empty for Trial
 * @see PERM-128
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
