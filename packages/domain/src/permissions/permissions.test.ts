import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserRole } from '../entities/users/user-role.ts';
import { ALLOWED, refused } from './access-decision.ts';
import { canAccess, hasPermission, requiredRole } from './can-access.ts';
import { deleteAssetPermissions, type Permission, PERMISSION_MIN_ROLE } from './permissions.ts';

/** The numbers of the roles restated. */
const NUMBER: Readonly<Record<UserRole, number>> = {
  Trial: 0,
  Viewer: 1,
  Uploader: 2,
  Member: 3,
  Manager: 4,
  Admin: 5,
};
const ROLES = ['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin'] as const;

/** Minimum role per permission restated. */
const TABLE = [
  ['ReadUsers', 'Manager'],
  ['InviteUser', 'Manager'],
  ['ReadLicense', 'Manager'],
  ['DeleteDocuments', 'Manager'],
  ['CreateAsset', 'Manager'],
  ['UpdateAsset', 'Manager'],
  ['DeleteAsset', 'Manager'],
  ['DeleteAssetWithProjects', 'Manager'],
  ['UpdateProject', 'Manager'],
  ['DeleteProject', 'Manager'],
  ['CreateSite', 'Manager'],
  ['UpdateSite', 'Manager'],
  ['DeleteSite', 'Manager'],
  ['ReadLibrary', 'Manager'],
  ['CreateLibrary', 'Manager'],
  ['UpdateLibrary', 'Manager'],
  ['DeleteLibrary', 'Manager'],
  ['ReadDocuments', 'Member'],
  ['CreateDocuments', 'Member'],
  ['CreateAnnotations', 'Member'],
  ['UpdateAnnotations', 'Member'],
  ['DeleteAnnotations', 'Member'],
  ['CreateMeasurements', 'Member'],
  ['UpdateMeasurements', 'Member'],
  ['DeleteMeasurements', 'Member'],
  ['GenerateReport', 'Member'],
  ['UpdateReportDraft', 'Member'],
  ['CreateTag', 'Member'],
  ['ShareProject', 'Member'],
  ['ReadDetections', 'Member'],
  ['GenerateDownload', 'Member'],
  ['CreateProject', 'Uploader'],
  ['FlagImages', 'Viewer'],
  ['Download', 'Viewer'],
  ['ViewMap', 'Viewer'],
] as const satisfies readonly (readonly [Permission, UserRole])[];

const NAMES = TABLE.map(([permission]): Permission => permission);
const LEAST = new Map<Permission, UserRole>(TABLE.map(([permission, role]) => [permission, role]));
const leastOf = (permission: Permission): UserRole => LEAST.get(permission) ?? 'Admin';

/** Allowed when the role's level is at least the required one; otherwise denied with the required role. */
const decide = (role: UserRole, needed: UserRole) =>
  NUMBER[role] >= NUMBER[needed] ? ALLOWED : refused({ kind: 'role', requiredRole: needed });

describe('Minimum role per permission', () => {
  it('has exactly the 35 permissions of the table, in its order', () => {
    expect(NAMES).toHaveLength(35);
    expect(Object.entries(PERMISSION_MIN_ROLE)).toEqual(TABLE.map(([permission, least]) => [permission, least]));
  });

  it.each(TABLE)('%s needs at least %s.', (permission, least) => {
    const holders = ROLES.filter((role) => hasPermission(role, permission));
    expect(holders).toEqual(ROLES.slice(NUMBER[least]));
    expect(ROLES.map((role) => canAccess(role, [permission]))).toEqual(ROLES.map((role) => decide(role, least)));
  });

  it('Users hold tiered roles: a higher role holds everything a lower one holds.', () => {
    const held = ROLES.map((role) => NAMES.filter((permission) => hasPermission(role, permission)));
    expect(held.map(({ length }) => length)).toEqual([0, 3, 4, 18, 35, 35]);
    for (const [index, lower] of held.slice(0, -1).entries())
      expect(held[index + 1]).toEqual(expect.arrayContaining(lower));
  });

  it('Trial has no permission.', () => {
    expect(NAMES.filter((permission) => hasPermission('Trial', permission))).toEqual([]);
  });
});

describe('The access check', () => {
  it("An access check passes if the user's role number is at least the required one.", () => {
    expect(canAccess('Member', ['GenerateReport'])).toEqual(ALLOWED);
    expect(canAccess('Uploader', ['GenerateReport'])).toEqual(refused({ kind: 'role', requiredRole: 'Member' }));
  });

  it('For a list of permissions the highest required role applies by default.', () => {
    expect(requiredRole(['CreateProject', 'CreateSite', 'CreateTag'])).toBe('Manager');
    expect(canAccess('Uploader', ['CreateProject', 'CreateSite'])).toEqual(
      refused({ kind: 'role', requiredRole: 'Manager' }),
    );
    expect(canAccess('Manager', ['CreateProject', 'CreateSite'])).toEqual(ALLOWED);
  });

  it('For a list of permissions the lowest required role applies in any-of mode.', () => {
    expect(requiredRole(['CreateTag', 'CreateProject', 'CreateSite'], 'any')).toBe('Uploader');
    expect(canAccess('Uploader', ['CreateProject', 'CreateSite'], { mode: 'any' })).toEqual(ALLOWED);
    expect(canAccess('Viewer', ['CreateProject', 'CreateSite'], { mode: 'any' })).toEqual(
      refused({ kind: 'role', requiredRole: 'Uploader' }),
    );
  });

  it('An explicit policy result can override the role check, both ways.', () => {
    const no = refused({ kind: 'self' });
    expect(canAccess('Viewer', ['UpdateProject'], { policy: ALLOWED })).toEqual(ALLOWED);
    expect(canAccess('Admin', ['UpdateProject'], { policy: no })).toEqual(no);
    expect(canAccess('Viewer', ['UpdateProject', 'FlagImages'], { mode: 'any', policy: no })).toEqual(no);
  });

  it('denies users who are not signed in, even with a policy or an empty list', () => {
    const signedOut = refused({ kind: 'signedOut' });
    expect(canAccess(undefined, [])).toEqual(signedOut);
    expect(canAccess(undefined, ['FlagImages'], { mode: 'any' })).toEqual(signedOut);
    expect(canAccess(undefined, [], { policy: ALLOWED })).toEqual(signedOut);
  });

  it.each(ROLES)('allows %s an empty list in both modes', (role) => {
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

describe('Deleting an asset with inspections requires one more permission', () => {
  it.each([
    [0, ['DeleteAsset']],
    [1, ['DeleteAsset', 'DeleteAssetWithProjects']],
    [12, ['DeleteAsset', 'DeleteAssetWithProjects']],
  ])('%i inspections', (projectCount, permissions) =>
    expect(deleteAssetPermissions(projectCount)).toEqual(permissions),
  );
});
