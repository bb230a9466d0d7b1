import { describe, expect, it } from 'vitest';
import type { UserRole } from '../entities/users/user-role.ts';
import type { UserStatus } from '../entities/users/user-status.ts';
import { type AccessDecision, ALLOWED, refused } from './access-decision.ts';
import { USER_ACTIONS, type UserAction, userActionDecision, userActions } from './user-actions.ts';

const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;
const STATUSES = ['Pending', 'Activated', 'Deactivated', 'Deleted'] as const;
const ACTIONS = ['read', 'update', 'resendInvitation', 'deactivate', 'reactivate', 'delete'] as const;

const ada = { id: 'ada', roleId: 'Admin' } as const;
const manager = { id: 'meg', roleId: 'Manager' } as const;
const other = (status: UserStatus, roleId: UserRole = 'Member') => ({ id: 'ben', roleId, status });

describe('user status transitions: the menu that an Admin sees for users with a lower role', () => {
  it.each([
    ['A Pending user can have the invite resent.', 'Pending', 'resendInvitation'],
    ['A Pending user can be deleted.', 'Pending', 'delete'],
    ['An Activated user can be edited.', 'Activated', 'update'],
    ['An Activated user can be deactivated.', 'Activated', 'deactivate'],
    ['An Activated user can be deleted.', 'Activated', 'delete'],
    ['A Deactivated user can be reactivated.', 'Deactivated', 'reactivate'],
    ['A Deactivated user can be deleted.', 'Deactivated', 'delete'],
    ['A Deleted user can be reactivated.', 'Deleted', 'reactivate'],
  ] as const)('%s', (_sentence, status, action) => {
    expect(userActions(ada, other(status))).toContain(action);
    expect(userActionDecision(ada, other(status), action)).toEqual(ALLOWED);
  });

  it.each([
    ['A Pending', 'Pending', ['read', 'resendInvitation', 'delete']],
    ['An Activated', 'Activated', ['read', 'update', 'deactivate', 'delete']],
    ['A Deactivated', 'Deactivated', ['read', 'reactivate', 'delete']],
    ['A Deleted', 'Deleted', ['read', 'reactivate']],
  ] as const)('%s user has no other status action.', (_who, status, actions) => {
    expect(userActions(ada, other(status))).toEqual(actions);
  });
});

describe('the menu of other users and of the own account', () => {
  it.each([
    ['Pending', ['read', 'resendInvitation']],
    ['Activated', ['read', 'deactivate']],
    ['Deactivated', ['read', 'reactivate']],
    ['Deleted', ['read', 'reactivate']],
  ] as const)('a %s user, seen by a Manager: entries that require Admin are missing', (status, actions) =>
    expect(userActions(manager, other(status))).toEqual(actions),
  );

  it.each(STATUSES)('a %s user, seen by a user of the same role or a Member: no entries', (status) => {
    expect(userActions(manager, other(status, 'Manager'))).toEqual([]);
    expect(userActions({ id: 'max', roleId: 'Member' }, other(status, 'Viewer'))).toEqual([]);
  });

  it.each(ROLES)('%s on the own account: profile and edit, never deactivate or delete', (roleId) =>
    expect(userActions({ id: 'ben', roleId }, other('Activated', roleId))).toEqual(['read', 'update']),
  );
});

/** The entries of each status besides the profile, restated. */
const OFFERED: Readonly<Record<UserStatus, string>> = {
  Pending: 'resendInvitation, delete',
  Activated: 'update, deactivate, delete',
  Deactivated: 'reactivate, delete',
  Deleted: 'reactivate',
};
/** The role an action requires, and whether users may do it to themselves, restated. */
const NEEDED: Readonly<Record<UserAction, { requiredRole: 'Manager' | 'Admin'; orSelf: boolean }>> = {
  read: { requiredRole: 'Manager', orSelf: true },
  update: { requiredRole: 'Admin', orSelf: true },
  resendInvitation: { requiredRole: 'Manager', orSelf: false },
  deactivate: { requiredRole: 'Manager', orSelf: false },
  reactivate: { requiredRole: 'Manager', orSelf: false },
  delete: { requiredRole: 'Admin', orSelf: false },
};

interface Case {
  actor: UserRole;
  target: UserRole;
  isSelf: boolean;
  status: UserStatus;
  action: UserAction;
}

/** Denials in order: role, rank, status. */
function expected({ actor, target, isSelf, status, action }: Case): AccessDecision {
  const { requiredRole, orSelf } = NEEDED[action];
  if (!(orSelf && isSelf)) {
    const holders: readonly UserRole[] = requiredRole === 'Admin' ? ['Admin'] : ['Manager', 'Admin'];
    if (!holders.includes(actor)) return refused({ kind: 'role', requiredRole });
    if (ROLES.indexOf(actor) <= ROLES.indexOf(target)) return refused({ kind: 'rank', targetRole: target });
  }
  if (action === 'read' || OFFERED[status].split(', ').includes(action)) return ALLOWED;
  return refused({ kind: 'userStatus', status, action });
}

describe('Action × role of the actor × role of the target × self × status', () => {
  const cases = (actor: UserRole, action: UserAction): Case[] =>
    ROLES.flatMap((target) =>
      [true, false].flatMap((isSelf) => STATUSES.map((status) => ({ actor, target, isSelf, status, action }))),
    );
  const people = ({ actor, target, isSelf, status }: Omit<Case, 'action'>) =>
    [
      { id: 'me', roleId: actor },
      { id: isSelf ? 'me' : 'you', roleId: target, status },
    ] as const;

  it.each(ACTIONS.flatMap((action) => ROLES.map((role) => [action, role] as const)))('%s by %s', (action, role) => {
    const all = cases(role, action);
    expect(all.map((one) => userActionDecision(...people(one), action))).toEqual(all.map(expected));
  });

  it.each(ROLES)('%s sees exactly the allowed entries, in the order of the menu', (role) => {
    expect(USER_ACTIONS).toEqual(ACTIONS);
    const all = cases(role, 'read');
    expect(all.map((one) => userActions(...people(one)))).toEqual(
      all.map((one) => ACTIONS.filter((action) => expected({ ...one, action }).allowed)),
    );
  });
});
