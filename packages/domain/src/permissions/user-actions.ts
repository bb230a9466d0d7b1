import { displayName } from '../entities/users/user.schema.ts';
import { nextUserStatus, type UserStatus, type UserStatusAction } from '../entities/users/user-status.ts';
import { type AccessDecision, ALLOWED, allOf, refused } from './access-decision.ts';
import {
  DeactivateUserPolicy,
  DeleteUserPolicy,
  InviteUserPolicy,
  type Person,
  ReactivateUserPolicy,
  ReadUserPolicy,
  UpdateUserPolicy,
} from './user-policies.ts';

/** An entry of a user's menu; `read` opens the profile, in any status. */
export type UserAction = 'read' | UserStatusAction;

/** All entries of a user's menu, in its order. @see PERM-122..127 */
export const USER_ACTIONS: readonly UserAction[] = [
  'read',
  'update',
  'resendInvitation',
  'deactivate',
  'reactivate',
  'delete',
];

const POLICIES: Readonly<Record<UserAction, (actor: Person, target: Person) => AccessDecision>> = {
  read: ReadUserPolicy,
  update: UpdateUserPolicy,
  resendInvitation: InviteUserPolicy,
  deactivate: DeactivateUserPolicy,
  reactivate: ReactivateUserPolicy,
  delete: DeleteUserPolicy,
};

/**
 * Whether an entry of a user's menu is there: the policy must allow it, and
 * then the status. A refusal by the policy comes first, for a status passes.
 *
 * @see STATE-036..047, PERM-122..127, N23
 */
export function userActionDecision(
  actor: Person,
  target: Person & { status: UserStatus },
  action: UserAction,
): AccessDecision {
  return allOf(POLICIES[action](actor, target), requireUserStatus(target.status, action));
}

/**
 * The entries of a user's menu: those that both the policy and the status allow.
 *
 * @returns in the order of the menu; empty when nothing may be done
 * @see STATE-036..047, PERM-122..127
 */
export function userActions(actor: Person, target: Person & { status: UserStatus }): UserAction[] {
  return USER_ACTIONS.filter((action) => userActionDecision(actor, target, action).allowed);
}

/**
 * Whether the typed text is the user's full name: exactly, but for spaces
 * around it. A user without a name yet is confirmed by the e-mail address.
 *
 * @see STATE-068..070
 */
export function matchesFullName(typed: string, user: { name: string; email: string }): boolean {
  return typed.trim() === displayName(user);
}

function requireUserStatus(status: UserStatus, action: UserAction): AccessDecision {
  if (action === 'read' || nextUserStatus(status, action)) return ALLOWED;
  return refused({ kind: 'userStatus', status, action });
}
