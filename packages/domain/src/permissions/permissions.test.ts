import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserRole } from '../entities/users/user-role.ts';
import { ALLOWED, refused } from './access-decision.ts';
import { canAccess, hasPermission, requiredRole } from './can-access.ts';
import { deleteAssetPermissions, type Permission, PERMISSION_MIN_ROLE, PERMISSIONS } from './permissions.ts';

/** The numbers of the roles (ENUM-012..017) restated. */
const NUMBER: Readonly<Record<UserRole, number>> = {
  Trial: 0,
  Viewer: 1,
  Uploader: 2,
  Member: 3,
  Manager: 4,
  Admin: 5,
};
const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** Minimum role per permission (PERM-013..047) restated. */
const TABLE = [
  ['PERM-013', 'ReadUsers', 'Manager'],
  ['PERM-014', 'InviteUser', 'Manager'],
  ['PERM-015', 'ReadLicense', 'Manager'],
  ['PERM-016', 'DeleteDocuments', 'Manager'],
  ['PERM-017', 'CreateAsset', 'Manager'],
  ['PERM-018', 'UpdateAsset', 'Manager'],
  ['PERM-019', 'DeleteAsset', 'Manager'],
  ['PERM-020', 'DeleteAssetWithProjects', 'Manager'],
  ['PERM-021', 'UpdateProject', 'Manager'],
  ['PERM-022', 'DeleteProject', 'Manager'],
  ['PERM-023', 'CreateSite', 'Manager'],
  ['PERM-024', 'UpdateSite', 'Manager'],
  ['PERM-025', 'DeleteSite', 'Manager'],
  ['PERM-026', 'ReadLibrary', 'Manager'],
  ['PERM-027', 'CreateLibrary', 'Manager'],
  ['PERM-028', 'UpdateLibrary', 'Manager'],
  ['PERM-029', 'DeleteLibrary', 'Manager'],
  ['PERM-030', 'ReadDocuments', 'Member'],
  ['PERM-031', 'CreateDocuments', 'Member'],
  ['PERM-032', 'CreateAnnotations', 'Member'],
  ['PERM-033', 'UpdateAnnotations', 'Member'],
  ['PERM-034', 'DeleteAnnotations', 'Member'],
  ['PERM-035', 'CreateMeasurements', 'Member'],
  ['PERM-036', 'UpdateMeasurements', 'Member'],
  ['PERM-037', 'DeleteMeasurements', 'Member'],
  ['PERM-038', 'GenerateReport', 'Member'],
  ['PERM-039', 'UpdateReportDraft', 'Member'],
  ['PERM-040', 'CreateTag', 'Member'],
  ['PERM-041', 'ShareProject', 'Member'],
  ['PERM-042', 'ReadDetections', 'Member'],
  ['PERM-043', 'GenerateDownload', 'Member'],
  ['PERM-044', 'CreateProject', 'Uploader'],
  ['PERM-045', 'FlagImages', 'Viewer'],
  ['PERM-046', 'Download', 'Viewer'],
  ['PERM-047', 'ViewMap', 'Viewer'],
] as const satisfies readonly (readonly [string, Permission, UserRole])[];

const NAMES = TABLE.map(([, permission]): Permission => permission);
const LEAST = new Map<Permission, UserRole>(TABLE.map(([, permission, role]) => [permission, role]));
const leastOf = (permission: Permission): UserRole => LEAST.get(permission) ?? 'Admin';

/** Allowed when the role's level is at least the required one; otherwise denied with the required role. */
const decide = (role: UserRole, needed: UserRole) =>
  NUMBER[role] >= NUMBER[needed] ? ALLOWED : refused({ kind: 'role', requiredRole: needed });

describe('Minimum role per permission', () => {
  it('has exactly the 35 permissions of the table, in its order', () => {
    expect(PERMISSIONS).toEqual(NAMES);
    expect(PERMISSIONS).toHaveLength(35);
    expect(Object.entries(PERMISSION_MIN_ROLE)).toEqual(TABLE.map(([, permission, least]) => [permission, least]));
  });

  it.each(TABLE)('%s %s needs at least %s.', (_id, permission, least) => {
    const holders = ROLES.filter((role) => hasPermission(role, permission));
    expect(holders).toEqual(ROLES.slice(NUMBER[least]));
    expect(ROLES.map((role) => canAccess(role, [permission]))).toEqual(ROLES.map((role) => decide(role, least)));
  });

  it('PERM-001 Users hold tiered roles: a higher role holds everything a lower one holds.', () => {
    const held = ROLES.map((role) => NAMES.filter((permission) => hasPermission(role, permission)));
    expect(held.map(({ length }) => length)).toEqual([0, 3, 4, 18, 35, 35]);
    for (const [index, lower] of held.slice(0, -1).entries())
      expect(held[index + 1]).toEqual(expect.arrayContaining(lower));
  });

  it('PERM-012 What a Trial user may do is not shown: no permission is granted at Trial.', () => {
    expect(NAMES.filter((permission) => hasPermission('Trial', permission))).toEqual([]);
  });
});

describe('The access check', () => {
  it("PERM-002 An access check passes if the user's role number is at least the required one.", () => {
    expect(canAccess('Member', ['GenerateReport'])).toEqual(ALLOWED);
    expect(canAccess('Uploader', ['GenerateReport'])).toEqual(refused({ kind: 'role', requiredRole: 'Member' }));
  });

  it('PERM-003 For a list of permissions the highest required role applies by default.', () => {
    expect(requiredRole(['CreateProject', 'CreateSite', 'CreateTag'])).toBe('Manager');
    expect(canAccess('Uploader', ['CreateProject', 'CreateSite'])).toEqual(
      refused({ kind: 'role', requiredRole: 'Manager' }),
    );
    expect(canAccess('Manager', ['CreateProject', 'CreateSite'])).toEqual(ALLOWED);
  });

  it('PERM-004 For a list of permissions the lowest required role applies in any-of mode.', () => {
    expect(requiredRole(['CreateTag', 'CreateProject', 'CreateSite'], 'any')).toBe('Uploader');
    expect(canAccess('Uploader', ['CreateProject', 'CreateSite'], { mode: 'any' })).toEqual(ALLOWED);
    expect(canAccess('Viewer', ['CreateProject', 'CreateSite'], { mode: 'any' })).toEqual(
      refused({ kind: 'role', requiredRole: 'Uploader' }),
    );
  });

  it('PERM-008 An explicit policy result can override the role check, both ways.', () => {
    const no = refused({ kind: 'self' });
    expect(canAccess('Viewer', ['UpdateProject'], { policy: ALLOWED })).toEqual(ALLOWED);
    expect(canAccess('Admin', ['UpdateProject'], { policy: no })).toEqual(no);
    expect(canAccess('Viewer', ['UpdateProject', 'FlagImages'], { mode: 'any', policy: no })).toEqual(no);
  });

  it('denies users who are not signed in, even with a policy or an empty list (N46)', () => {
    const signedOut = refused({ kind: 'signedOut' });
    expect(canAccess(undefined, [])).toEqual(signedOut);
    expect(canAccess(undefined, ['FlagImages'], { mode: 'any' })).toEqual(signedOut);
    expect(canAccess(undefined, [], { policy: ALLOWED })).toEqual(signedOut);
  });

  it.each(ROLES)('allows %s an empty list in both modes (N46)', (role) => {
    expect(canAccess(role, [])).toEqual(ALLOWED);
    expect(canAccess(role, [], { mode: 'any' })).toEqual(ALLOWED);
    expect(requiredRole([])).toBeUndefined();
    expect(requiredRole([], 'any')).toBeUndefined();
  });
});

describe('Role × permission × permission, all of them and any of them', () => {
  const pairs = NAMES.flatMap((one) => NAMES.map((other): [Permission, Permission] => [one, other]));
  const higher = (a: UserRole, b: UserRole) => (NUMBER[a] >= NUMBER[b] ? a : b);
  const lower = (a: UserRole, b: UserRole) => (NUMBER[a] <= NUMBER[b] ? a : b);

  it.each(ROLES)('%s, every pair', (role) => {
    expect(pairs.map((pair) => canAccess(role, pair))).toEqual(
      pairs.map(([one, other]) => decide(role, higher(leastOf(one), leastOf(other)))),
    );
    expect(pairs.map((pair) => canAccess(role, pair, { mode: 'any' }))).toEqual(
      pairs.map(([one, other]) => decide(role, lower(leastOf(one), leastOf(other)))),
    );
  });

  it('any list: "all" requires every permission, "any" requires one of them', () => {
    const lists = fc.shuffledSubarray([...NAMES], { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), lists, (role, list) => {
        const before = [...list];
        expect(canAccess(role, list).allowed).toBe(list.every((permission) => hasPermission(role, permission)));
        expect(canAccess(role, list, { mode: 'any' }).allowed).toBe(
          list.some((permission) => hasPermission(role, permission)),
        );
        expect(list).toEqual(before);
      }),
    );
  });
});

describe('Deleting an asset with inspections requires one more permission (N38)', () => {
  it.each([
    [0, ['DeleteAsset']],
    [1, ['DeleteAsset', 'DeleteAssetWithProjects']],
    [12, ['DeleteAsset', 'DeleteAssetWithProjects']],
  ])('%i inspections', (projectCount, permissions) =>
    expect(deleteAssetPermissions(projectCount)).toEqual(permissions),
  );
});
