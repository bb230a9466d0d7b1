import { displayName } from '../entities/users/user.schema.ts';
import type { UserStatus } from '../entities/users/user-status.ts';
import type { AccessDecision } from './access-decision.ts';
import {
  DeactivateUserPolicy,
  DeleteUserPolicy,
  InviteUserPolicy,
  type Person,
  ReactivateUserPolicy,
  ReadUserPolicy,
  UpdateUserPolicy,
} from './user-policies.ts';

/** An entry of a user's menu; `read` opens the profile. */
export type UserAction = 'read' | 'update' | 'resendInvitation' | 'deactivate' | 'reactivate' | 'delete';

/** What a status allows, in the order of the menu. @see spec 1 §4 "User status transitions" */
export const STATUS_ACTIONS: Readonly<Record<UserStatus, readonly UserAction[]>> = {
  Pending: ['read', 'resendInvitation', 'delete'],
  Activated: ['read', 'update', 'deactivate', 'delete'],
  Deactivated: ['read', 'reactivate', 'delete'],
  Deleted: ['read', 'reactivate'],
};

const POLICIES: Readonly<Record<UserAction, (actor: Person, target: Person) => AccessDecision>> = {
  read: ReadUserPolicy,
  update: UpdateUserPolicy,
  resendInvitation: InviteUserPolicy,
  deactivate: DeactivateUserPolicy,
  reactivate: ReactivateUserPolicy,
  delete: DeleteUserPolicy,
};

/**
 * The entries of a user's menu: those that both the status and the policy allow.
 *
 * @returns in the order of the menu; empty when nothing may be done
 * @see spec 1 §4, §6 "Where permissions apply"
 */
export function userActions(actor: Person, target: Person & { status: UserStatus }): UserAction[] {
  return STATUS_ACTIONS[target.status].filter((action) => POLICIES[action](actor, target).allowed);
}

/**
 * Whether the typed text is the user's full name: exactly, but for spaces
 * around it. A user without a name yet is confirmed by the e-mail address.
 *
 * @see spec 1 §4, spec 2 §5 "User deletion"
 */
export function matchesFullName(typed: string, user: { name: string; email: string }): boolean {
  return typed.trim() === displayName(user);
}
