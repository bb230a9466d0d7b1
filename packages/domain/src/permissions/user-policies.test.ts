import { describe, expect, it } from 'vitest';
import { DEFAULT_INVITE_ROLE } from '../entities/users/invitation.schema.ts';
import type { UserRole } from '../entities/users/user-role.ts';
import { type AccessDecision, ALLOWED, refused } from './access-decision.ts';
import {
  ChangeRolePolicy,
  DeactivateUserPolicy,
  DeleteUserPolicy,
  grantableRoles,
  InviteUserPolicy,
  type Person,
  ReactivateUserPolicy,
  ReadSelfPolicy,
  ReadUserPolicy,
  UpdateUserPolicy,
} from './user-policies.ts';

const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** The roles below a Manager and below an Admin, on which all user policies are based. */
const BELOW_MANAGER: readonly UserRole[] = ['Trial', 'Viewer', 'Uploader', 'Member'];
const BELOW_ADMIN: readonly UserRole[] = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager'];

const needs = (requiredRole: UserRole) => refused({ kind: 'role', requiredRole });
const needsAbove = (targetRole: UserRole) => refused({ kind: 'rank', targetRole });

/** "Manager, and a role strictly above the target's." */
function managerAbove(actor: UserRole, target: UserRole): AccessDecision {
  if (actor === 'Manager') return BELOW_MANAGER.includes(target) ? ALLOWED : needsAbove(target);
  if (actor === 'Admin') return BELOW_ADMIN.includes(target) ? ALLOWED : needsAbove(target);
  return needs('Manager');
}

/** "Admin and above the target's role." */
function adminAbove(actor: UserRole, target: UserRole): AccessDecision {
  if (actor !== 'Admin') return needs('Admin');
  return BELOW_ADMIN.includes(target) ? ALLOWED : needsAbove(target);
}

type UserPolicy = (actor: Person, target: Person) => AccessDecision;
type Sentence = (actor: UserRole, target: UserRole, isSelf: boolean) => AccessDecision;

const POLICIES: readonly (readonly [string, UserPolicy, Sentence])[] = [
  ['Invite user', InviteUserPolicy, (actor, target) => managerAbove(actor, target)],
  ['Deactivate user', DeactivateUserPolicy, (actor, target) => managerAbove(actor, target)],
  ['Reactivate user', ReactivateUserPolicy, (actor, target) => managerAbove(actor, target)],
  ['Delete user', DeleteUserPolicy, (actor, target) => adminAbove(actor, target)],
  ['Update user', UpdateUserPolicy, (actor, target, isSelf) => (isSelf ? ALLOWED : adminAbove(actor, target))],
  ['Read user', ReadUserPolicy, (actor, target, isSelf) => (isSelf ? ALLOWED : managerAbove(actor, target))],
];

const ask = (policy: UserPolicy, actor: UserRole, target: UserRole, isSelf = false) =>
  policy({ id: 'ada', roleId: actor }, { id: isSelf ? 'ada' : 'ben', roleId: target });

describe('user policies by role of the actor and of the target', () => {
  const people = POLICIES.flatMap(([name, policy, sentence]) =>
    ROLES.map((actor) => [name, actor, policy, sentence] as const),
  );

  it.each(people)('%s, %s on every role, others and the own account', (_name, actor, policy, sentence) => {
    const targets = ROLES.flatMap((target) => [true, false].map((isSelf) => [target, isSelf] as const));
    expect(targets.map(([target, isSelf]) => ask(policy, actor, target, isSelf))).toEqual(
      targets.map(([target, isSelf]) => sentence(actor, target, isSelf)),
    );
  });

  it.each([
    ['Invite user', InviteUserPolicy],
    ['Deactivate user', DeactivateUserPolicy],
    ['Reactivate user', ReactivateUserPolicy],
  ] as const)('%s: needs Manager.', (_name, policy) => {
    expect(ask(policy, 'Member', 'Viewer')).toEqual(needs('Manager'));
    expect(ask(policy, 'Manager', 'Viewer')).toEqual(ALLOWED);
  });

  it.each([
    ['Invite user', InviteUserPolicy],
    ['Deactivate user', DeactivateUserPolicy],
    ['Reactivate user', ReactivateUserPolicy],
  ] as const)("%s: needs a role strictly above the target's.", (_name, policy) => {
    expect(ask(policy, 'Manager', 'Manager')).toEqual(needsAbove('Manager'));
    expect(ask(policy, 'Manager', 'Admin')).toEqual(needsAbove('Admin'));
    expect(ask(policy, 'Admin', 'Admin')).toEqual(needsAbove('Admin'));
    expect(ask(policy, 'Admin', 'Manager')).toEqual(ALLOWED);
  });

  it('Delete user: needs Admin.', () => {
    expect(ask(DeleteUserPolicy, 'Manager', 'Viewer')).toEqual(needs('Admin'));
    expect(ask(DeleteUserPolicy, 'Admin', 'Manager')).toEqual(ALLOWED);
  });

  it("Delete user: needs to be above the target's role.", () => {
    expect(ask(DeleteUserPolicy, 'Admin', 'Admin')).toEqual(needsAbove('Admin'));
  });

  it("Update user: Admin and above the target's role.", () => {
    expect(ask(UpdateUserPolicy, 'Admin', 'Manager')).toEqual(ALLOWED);
    expect(ask(UpdateUserPolicy, 'Manager', 'Member')).toEqual(needs('Admin'));
    expect(ask(UpdateUserPolicy, 'Admin', 'Admin')).toEqual(needsAbove('Admin'));
  });

  it('Update user: or self.', () => {
    expect(ask(UpdateUserPolicy, 'Viewer', 'Viewer', true)).toEqual(ALLOWED);
    expect(ask(UpdateUserPolicy, 'Admin', 'Admin', true)).toEqual(ALLOWED);
  });

  it("Read user: Manager and above the target's role.", () => {
    expect(ask(ReadUserPolicy, 'Manager', 'Member')).toEqual(ALLOWED);
    expect(ask(ReadUserPolicy, 'Manager', 'Manager')).toEqual(needsAbove('Manager'));
    expect(ask(ReadUserPolicy, 'Member', 'Viewer')).toEqual(needs('Manager'));
  });

  it('Read user: or self.', () => {
    expect(ask(ReadUserPolicy, 'Viewer', 'Viewer', true)).toEqual(ALLOWED);
  });

  it('Read self: same user id.', () => {
    expect(ReadSelfPolicy({ id: 'ada' }, 'ada')).toEqual(ALLOWED);
    expect(ReadSelfPolicy({ id: 'ada' }, 'ben')).toEqual(refused({ kind: 'self' }));
    expect(ReadSelfPolicy({ id: 'ada' }, 'Ada')).toEqual(refused({ kind: 'self' }));
  });

  it('Invite user: for a new invitation the target is the role being granted', () => {
    expect(InviteUserPolicy({ id: 'ada', roleId: 'Manager' }, { roleId: 'Member' })).toEqual(ALLOWED);
    expect(InviteUserPolicy({ id: 'ada', roleId: 'Manager' }, { roleId: 'Manager' })).toEqual(needsAbove('Manager'));
  });
});

describe('roles that can be granted', () => {
  it.each([
    ['Trial', []],
    ['Viewer', ['Trial']],
    ['Uploader', ['Trial', 'Viewer']],
    ['Member', ['Trial', 'Viewer', 'Uploader']],
    ['Manager', ['Trial', 'Viewer', 'Uploader', 'Member']],
    ['Admin', ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager']],
  ] as const)('The inviter can grant only roles lower than their own: %s grants %j.', (role, expected) =>
    expect(grantableRoles(role)).toEqual(expected),
  );

  it('The default invite role is Uploader.', () => expect(DEFAULT_INVITE_ROLE).toBe('Uploader'));
});

describe('Change role: users who may edit the target, to a role below their own, never their own role', () => {
  const cases = ROLES.flatMap((actor) => ROLES.map((target) => [actor, target] as const));
  const change = (actor: UserRole, target: UserRole, targetId: string) =>
    ROLES.map((role) => ChangeRolePolicy({ id: 'ada', roleId: actor }, { id: targetId, roleId: target }, role));

  it.each(cases)('%s grants another %s every role', (actor, target) => {
    const grantable = ROLES.map((role) => (role === 'Admin' ? needsAbove('Admin') : ALLOWED));
    const mayEdit = actor === 'Admin' && target !== 'Admin';
    expect(change(actor, target, 'ben')).toEqual(mayEdit ? grantable : ROLES.map(() => adminAbove(actor, target)));
  });

  it.each(ROLES)('%s can send their own role unchanged and cannot change it', (own) =>
    expect(change(own, own, 'ada')).toEqual(
      ROLES.map((role) => (role === own ? ALLOWED : refused({ kind: 'ownRole' }))),
    ),
  );
});
