import { describe, expect, it } from 'vitest';
import { INSPECTION_STATUS_NUMBERS, type InspectionStatus } from '../entities/inspections/inspection-status.ts';
import { USER_ROLES, type UserRole } from '../entities/users/user-role.ts';
import { USER_STATUSES, type UserStatus } from '../entities/users/user-status.ts';
import { ALLOWED, refused } from './access-decision.ts';
import {
  CreateProjectPolicy,
  DeleteProjectPolicy,
  type Involvement,
  OpenConnectOrEdgePolicy,
  ReadProjectPolicy,
  StartProcessingPolicy,
  UpdateCaptureDataPolicy,
  UpdateProjectPolicy,
} from './project-policies.ts';
import { refusalText } from './refusal-text.ts';
import { matchesFullName, STATUS_ACTIONS, type UserAction, userActions } from './user-actions.ts';
import {
  DEFAULT_INVITE_ROLE,
  DeactivateUserPolicy,
  DeleteUserPolicy,
  grantableRoles,
  InviteUserPolicy,
  ReactivateUserPolicy,
  ReadSelfPolicy,
  ReadUserPolicy,
  UpdateUserPolicy,
} from './user-policies.ts';

/** Ascending, written down a second time: a role is above those before it. */
const ORDER: UserRole[] = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'];
const isAbove = (a: UserRole, b: UserRole) => ORDER.indexOf(a) > ORDER.indexOf(b);
const pairs = USER_ROLES.flatMap((actor) => USER_ROLES.map((target) => [actor, target] as const));

describe('user policies: who, acting on whom', () => {
  it.each(pairs)('%s on %s', (actorRole, targetRole) => {
    const actor = { id: 'a', roleId: actorRole };
    const target = { id: 'b', roleId: targetRole };
    const byManager = ['Manager', 'Admin'].includes(actorRole) && isAbove(actorRole, targetRole);
    const byAdmin = actorRole === 'Admin' && targetRole !== 'Admin';
    expect(InviteUserPolicy(actor, target).allowed).toBe(byManager);
    expect(DeactivateUserPolicy(actor, target).allowed).toBe(byManager);
    expect(ReactivateUserPolicy(actor, target).allowed).toBe(byManager);
    expect(ReadUserPolicy(actor, target).allowed).toBe(byManager);
    expect(DeleteUserPolicy(actor, target).allowed).toBe(byAdmin);
    expect(UpdateUserPolicy(actor, target).allowed).toBe(byAdmin);
  });

  it.each(USER_ROLES)('%s on oneself: read and update, nothing else', (roleId) => {
    const self = { id: 'a', roleId };
    expect(ReadUserPolicy(self, self)).toEqual(ALLOWED);
    expect(UpdateUserPolicy(self, self)).toEqual(ALLOWED);
    expect(DeactivateUserPolicy(self, self).allowed).toBe(false);
    expect(DeleteUserPolicy(self, self).allowed).toBe(false);
  });

  it('says what is missing', () => {
    const member = { id: 'a', roleId: 'Member' } as const;
    const manager = { id: 'b', roleId: 'Manager' } as const;
    expect(InviteUserPolicy(member, { roleId: 'Viewer' })).toEqual(refused({ kind: 'role', requiredRole: 'Manager' }));
    expect(InviteUserPolicy(manager, { roleId: 'Manager' })).toEqual(refused({ kind: 'rank', targetRole: 'Manager' }));
    expect(UpdateUserPolicy(manager, member)).toEqual(refused({ kind: 'role', requiredRole: 'Admin' }));
  });

  it('read self: same user id', () => {
    expect(ReadSelfPolicy({ id: 'a' }, 'a')).toEqual(ALLOWED);
    expect(ReadSelfPolicy({ id: 'a' }, 'b')).toEqual(refused({ kind: 'self' }));
  });
});

describe('the inviter can grant only roles lower than their own; the default is Uploader', () => {
  it.each([
    ['Trial', []],
    ['Viewer', ['Trial']],
    ['Uploader', ['Trial', 'Viewer']],
    ['Member', ['Trial', 'Viewer', 'Uploader']],
    ['Manager', ['Trial', 'Viewer', 'Uploader', 'Member']],
    ['Admin', ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager']],
  ] as const)('%s grants %j', (role, expected) => expect(grantableRoles(role)).toEqual(expected));
  it('default', () => expect(DEFAULT_INVITE_ROLE).toBe('Uploader'));
});

const STATUSES = Object.keys(INSPECTION_STATUS_NUMBERS) as InspectionStatus[];
const NOBODY: Involvement = { memberIds: ['x'], uploaderIds: ['y'], createdBy: null };
const RELATIONS: [string, Involvement][] = [
  ['nobody', NOBODY],
  ['member', { ...NOBODY, memberIds: ['x', 'me'] }],
  ['uploader', { ...NOBODY, uploaderIds: ['me', 'y'] }],
  ['creator by id', { ...NOBODY, createdBy: 'me' }],
  ['creator by reference', { ...NOBODY, createdBy: { id: 'me' } }],
];
const involvements = USER_ROLES.flatMap((role) => RELATIONS.map(([relation, asset]) => [role, relation, asset] as const));

describe('read, create, update, start processing, capture data: Manager or above, or project member, uploader or creator', () => {
  const policies = [ReadProjectPolicy, CreateProjectPolicy, UpdateProjectPolicy, StartProcessingPolicy, UpdateCaptureDataPolicy];
  const missing = refused({ kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] });
  it.each(involvements)('%s, %s', (roleId, relation, asset) => {
    const expected = ['Manager', 'Admin'].includes(roleId) || relation !== 'nobody' ? ALLOWED : missing;
    for (const policy of policies) expect(policy({ id: 'me', roleId }, asset)).toEqual(expected);
  });
});

describe('delete project: Manager or above, or (project in Draft and member, uploader or creator)', () => {
  const cases = involvements.flatMap(([role, relation, asset]) =>
    STATUSES.map((status) => [role, relation, status, asset] as const),
  );
  it.each(cases)('%s, %s, %s', (roleId, relation, status, asset) => {
    const expected = ['Manager', 'Admin'].includes(roleId) || (status === 'Draft' && relation !== 'nobody');
    expect(DeleteProjectPolicy({ id: 'me', roleId }, asset, status).allowed).toBe(expected);
  });
  it('says whether the relation or the status is missing', () => {
    const me = { id: 'me', roleId: 'Uploader' } as const;
    expect(DeleteProjectPolicy(me, NOBODY, 'Draft')).toEqual(
      refused({ kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] }),
    );
    expect(DeleteProjectPolicy(me, { ...NOBODY, createdBy: 'me' }, 'Completed')).toEqual(
      refused({ kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' }),
    );
  });
});

describe('open connect or edge: Member or above, or project member', () => {
  it.each(involvements)('%s, %s', (roleId, relation, asset) => {
    const expected = ['Member', 'Manager', 'Admin'].includes(roleId) || relation === 'member';
    expect(OpenConnectOrEdgePolicy({ id: 'me', roleId }, asset).allowed).toBe(expected);
  });
});

describe('user status: which entries a menu has', () => {
  const byStatus: Record<UserStatus, UserAction[]> = {
    Pending: ['read', 'resendInvitation', 'delete'],
    Activated: ['read', 'update', 'deactivate', 'delete'],
    Deactivated: ['read', 'reactivate', 'delete'],
    Deleted: ['read', 'reactivate'],
  };
  it.each(USER_STATUSES)('%s, seen by an Admin', (status) => {
    expect(STATUS_ACTIONS[status]).toEqual(byStatus[status]);
    expect(userActions({ id: 'a', roleId: 'Admin' }, { id: 'b', roleId: 'Manager', status })).toEqual(byStatus[status]);
  });
  it.each(USER_STATUSES)('%s, seen by a Manager: what needs Admin is left out', (status) =>
    expect(userActions({ id: 'a', roleId: 'Manager' }, { id: 'b', roleId: 'Member', status })).toEqual(
      byStatus[status].filter((action) => action !== 'delete' && action !== 'update'),
    ));
  it.each(USER_STATUSES)('%s, seen by a Member or an equal: nothing', (status) => {
    expect(userActions({ id: 'a', roleId: 'Member' }, { id: 'b', roleId: 'Viewer', status })).toEqual([]);
    expect(userActions({ id: 'a', roleId: 'Manager' }, { id: 'b', roleId: 'Manager', status })).toEqual([]);
  });
  it.each(USER_ROLES)('%s on oneself: profile and edit', (roleId) =>
    expect(userActions({ id: 'a', roleId }, { id: 'a', roleId, status: 'Activated' })).toEqual(['read', 'update']));
});

describe('the user’s full name must be typed exactly (trimmed)', () => {
  const ada = { name: 'Ada Lovelace', email: 'ada@demo.example' };
  it.each([
    ['Ada Lovelace', true],
    ['  Ada Lovelace ', true],
    ['ada lovelace', false],
    ['Ada  Lovelace', false],
    ['Ada', false],
    ['', false],
    ['ada@demo.example', false],
  ])('%j: %s', (typed, expected) => expect(matchesFullName(typed, ada)).toBe(expected));
  it('without a name, the e-mail', () => {
    expect(matchesFullName('ada@demo.example', { ...ada, name: '' })).toBe(true);
    expect(matchesFullName('', { ...ada, name: ' ' })).toBe(false);
  });
});

describe('every no can be put into words', () => {
  it.each([
    [{ kind: 'signedOut' }, 'You are not signed in.'],
    [{ kind: 'role', requiredRole: 'Member' }, 'This needs the role Limited access or higher.'],
    [
      { kind: 'role', requiredRole: 'Manager', relations: ['member', 'uploader', 'creator'] },
      'This needs the role All access or higher, or being a member or an uploader or the creator of the asset.',
    ],
    [{ kind: 'rank', targetRole: 'Manager' }, 'This needs a role above All access.'],
    [{ kind: 'self' }, 'Only the person in question may do this.'],
    [
      { kind: 'status', requiredStatus: 'Draft', requiredRole: 'Manager' },
      'This needs the role All access or higher unless the inspection is a Draft.',
    ],
    [{ kind: 'viewerFlag', flag: 'hasDownload' }, 'Downloads are not shared for this inspection.'],
    [{ kind: 'viewerFlag', flag: 'hasMap' }, 'The map is not shared for this inspection.'],
  ] as const)('%j', (reason, text) => expect(refusalText(reason)).toBe(text));
});
