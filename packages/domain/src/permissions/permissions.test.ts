import { describe, expect, it } from 'vitest';
import { USER_ROLES, type UserRole } from '../entities/users/user-role.ts';
import { allOf, ALLOWED, anyOf, refused } from './access-decision.ts';
import { canAccess, canOnProject, hasPermission, requiredRole } from './can-access.ts';
import { type Permission, PERMISSIONS } from './permissions.ts';

/** The table of spec 1 §6, written down a second time. */
const TABLE: Record<string, { roles: UserRole[]; permissions: string }> = {
  Manager: {
    roles: ['Manager', 'Admin'],
    permissions:
      'ReadUsers, InviteUser, ReadLicense, DeleteDocuments, CreateAsset, UpdateAsset, DeleteAsset, DeleteAssetWithProjects, UpdateProject, DeleteProject, CreateSite, UpdateSite, DeleteSite, ReadLibrary, CreateLibrary, UpdateLibrary, DeleteLibrary',
  },
  Member: {
    roles: ['Member', 'Manager', 'Admin'],
    permissions:
      'ReadDocuments, CreateDocuments, CreateAnnotations, UpdateAnnotations, DeleteAnnotations, CreateMeasurements, UpdateMeasurements, DeleteMeasurements, GenerateReport, UpdateReportDraft, CreateTag, ShareProject, ReadDetections, GenerateDownload',
  },
  Uploader: { roles: ['Uploader', 'Member', 'Manager', 'Admin'], permissions: 'CreateProject' },
  Viewer: { roles: ['Viewer', 'Uploader', 'Member', 'Manager', 'Admin'], permissions: 'FlagImages, Download, ViewMap' },
};
const holders = new Map(
  Object.values(TABLE).flatMap(({ roles, permissions }) => permissions.split(', ').map((name) => [name, roles] as const)),
);

describe('minimum role per permission', () => {
  it('has the 35 permissions of the table and no other', () => {
    expect([...PERMISSIONS].sort()).toEqual([...holders.keys()].sort());
    expect(PERMISSIONS).toHaveLength(35);
  });

  it.each(USER_ROLES.flatMap((role) => PERMISSIONS.map((permission) => [role, permission] as const)))('%s, %s', (role, permission) => {
    const isHolder = holders.get(permission)?.includes(role) ?? false;
    expect(hasPermission(role, permission)).toBe(isHolder);
    expect(canAccess(role, [permission]).allowed).toBe(isHolder);
  });
});

describe('for a list the highest required role applies by default and the lowest in any-of mode', () => {
  const list: Permission[] = ['CreateSite', 'CreateProject', 'CreateTag'];
  it('names that role', () => {
    expect(requiredRole(list)).toBe('Manager');
    expect(requiredRole(list, 'any')).toBe('Uploader');
  });
  it.each(USER_ROLES)('%s', (role) => {
    expect(canAccess(role, list)).toEqual(
      ['Manager', 'Admin'].includes(role) ? ALLOWED : refused({ kind: 'role', requiredRole: 'Manager' }),
    );
    expect(canAccess(role, list, { mode: 'any' })).toEqual(
      ['Trial', 'Viewer'].includes(role) ? refused({ kind: 'role', requiredRole: 'Uploader' }) : ALLOWED,
    );
  });
  it('grants an empty list in both modes', () => {
    expect(canAccess('Trial', [])).toEqual(ALLOWED);
    expect(canAccess('Trial', [], { mode: 'any' })).toEqual(ALLOWED);
  });
});

describe('an explicit policy result overrides the role check, both ways', () => {
  const no = refused({ kind: 'self' });
  it('grants', () => expect(canAccess('Viewer', ['UpdateProject'], { policy: ALLOWED })).toEqual(ALLOWED));
  it('refuses with its own reason', () => expect(canAccess('Admin', ['UpdateProject'], { policy: no })).toEqual(no));
  it('but nobody signed out passes', () =>
    expect(canAccess(undefined, [], { policy: ALLOWED })).toEqual(refused({ kind: 'signedOut' })));
});

describe('Download and ViewMap are additionally gated per project', () => {
  const needsViewer = refused({ kind: 'role', requiredRole: 'Viewer' });
  const flags = [
    ['Download', 'hasDownload'],
    ['ViewMap', 'hasMap'],
  ] as const;
  const cases = flags.flatMap(([permission, flag]) => USER_ROLES.map((role) => [role, permission, flag] as const));

  it.each(cases)('%s, %s', (role, permission, flag) => {
    const otherOnly = { hasDownload: flag !== 'hasDownload', hasMap: flag !== 'hasMap' };
    const thisOnly = { hasDownload: flag === 'hasDownload', hasMap: flag === 'hasMap' };
    const base = role === 'Trial' ? needsViewer : ALLOWED;
    expect(canOnProject(role, permission)).toEqual(base);
    expect(canOnProject(role, permission, null)).toEqual(base);
    expect(canOnProject(role, permission, thisOnly)).toEqual(base);
    expect(canOnProject(role, permission, otherOnly)).toEqual(role === 'Viewer' ? refused({ kind: 'viewerFlag', flag }) : base);
  });
});

describe('combining answers', () => {
  const a = refused({ kind: 'self' });
  const b = refused({ kind: 'signedOut' });
  it('allOf gives the first no', () => {
    expect(allOf()).toEqual(ALLOWED);
    expect(allOf(ALLOWED, ALLOWED)).toEqual(ALLOWED);
    expect(allOf(ALLOWED, a, b)).toEqual(a);
  });
  it('anyOf gives the first no when every answer is no', () => {
    expect(anyOf(a, b)).toEqual(a);
    expect(anyOf(a, ALLOWED)).toEqual(ALLOWED);
  });
});
