import { describe, expect, it } from 'vitest';
import {
  ROLE_IDS,
  roleLevel,
  toRoleId,
  toUserRole,
  USER_ROLES,
  userRoleDescription,
  userRoleLabel,
} from './user-role.ts';

describe('User role (ascending)', () => {
  it.each([
    ['ENUM-012', 'Trial', 0],
    ['ENUM-013', 'Viewer', 1],
    ['ENUM-014', 'Uploader', 2],
    ['ENUM-015', 'Member', 3],
    ['ENUM-016', 'Manager', 4],
    ['ENUM-017', 'Admin', 5],
  ] as const)('%s User role: %s is %i.', (_id, role, level) => {
    expect(roleLevel(role)).toBe(level);
    expect(USER_ROLES.filter((other) => roleLevel(other) === level)).toEqual([role]);
  });

  it('has no other values', () => {
    expect(USER_ROLES).toEqual(['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin']);
  });

  it.each([
    ['ENUM-018', 'Trial', 'Trial'],
    ['ENUM-019', 'Viewer', 'View only'],
    ['ENUM-020', 'Uploader', 'Upload only'],
    ['ENUM-021', 'Member', 'Limited access'],
    ['ENUM-022', 'Manager', 'All access'],
    ['ENUM-023', 'Admin', 'Admin access'],
  ] as const)("%s The label shown for the role %s is '%s'.", (_id, role, label) =>
    expect(userRoleLabel(role)).toBe(label),
  );
});

describe('Role descriptions', () => {
  it.each([
    ['PERM-009', 'Uploader', 'Has access to uploading data only.'],
    ['PERM-010', 'Member', 'Has access to specific account assets only.'],
    ['PERM-011', 'Manager', "Has access to all of the account's assets."],
  ] as const)('%s Role description: %s: %s', (_id, role, description) =>
    expect(userRoleDescription(role)).toBe(description),
  );

  it.each([
    ['Trial', 'Has access to viewing assigned assets only.'],
    ['Viewer', 'Has access to viewing assigned assets, with maps and downloads.'],
    ['Admin', "Has access to all of the account's assets and users."],
  ] as const)('%s, which the specification does not describe: %s', (role, description) =>
    expect(userRoleDescription(role)).toBe(description),
  );
});

describe('ENUM-030 Server payloads use the role identifier numbering, not the user role numbering.', () => {
  it.each([
    ['Admin', 1],
    ['Manager', 2],
    ['Member', 3],
    ['Trial', 4],
    ['Uploader', 5],
    ['Viewer', 6],
  ] as const)('%s is %i in both directions', (role, roleId) => {
    expect(toRoleId(role)).toBe(roleId);
    expect(toUserRole(roleId)).toBe(role);
    expect(ROLE_IDS[role]).toBe(roleId);
  });

  it.each([[0], [7], [1.5]])('rejects %d', (roleId) => expect(() => toUserRole(roleId)).toThrow('Invalid'));
});
