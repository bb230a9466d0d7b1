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

/** An entry of a user's menu. `read` opens the profile, in any status. */
export type UserAction = 'read' | UserStatusAction;

/** All entries of a user's menu, in display order. */
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
 * Checks whether an entry of a user's menu is offered. Both the policy and the
 * status must allow it. The reason of the policy comes first, because a status
 * is temporary.
 */
export function userActionDecision(
  actor: Person,
  target: Person & { status: UserStatus },
  action: UserAction,
): AccessDecision {
  return allOf(POLICIES[action](actor, target), requireUserStatus(target.status, action));
}

/**
 * Returns the entries of a user's menu that both the policy and the status allow.
 *
 * @returns in the order of the menu; may be empty
 */
export function userActions(actor: Person, target: Person & { status: UserStatus }): UserAction[] {
  return USER_ACTIONS.filter((action) => userActionDecision(actor, target, action).allowed);
}

function requireUserStatus(status: UserStatus, action: UserAction): AccessDecision {
  if (action === 'read' || nextUserStatus(status, action)) return ALLOWED;
  return refused({ kind: 'userStatus', status, action });
}
