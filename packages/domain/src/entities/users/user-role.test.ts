import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ROLE_IDS, roleIdCodec, roleLevel, USER_ROLES, userRoleDescription, userRoleLabel } from './user-role.ts';

describe('User role (ascending)', () => {
  it.each([
    ['Trial', 0],
    ['Viewer', 1],
    ['Uploader', 2],
    ['Member', 3],
    ['Manager', 4],
    ['Admin', 5],
  ] as const)('User role: %s is %i.', (role, level) => {
    expect(roleLevel(role)).toBe(level);
    expect(USER_ROLES.filter((other) => roleLevel(other) === level)).toEqual([role]);
  });

  it('has no other values', () => {
    expect(USER_ROLES).toEqual(['Trial', 'Viewer', 'Uploader', 'Member', 'Manager', 'Admin']);
  });

  it.each([
    ['Trial', 'Trial'],
    ['Viewer', 'View only'],
    ['Uploader', 'Upload only'],
    ['Member', 'Limited access'],
    ['Manager', 'All access'],
    ['Admin', 'Admin access'],
  ] as const)("The label shown for the role %s is '%s'.", (role, label) => expect(userRoleLabel(role)).toBe(label));
});

describe('Role descriptions', () => {
  it.each([
    ['Uploader', 'Has access to uploading data only.'],
    ['Member', 'Has access to specific account assets only.'],
    ['Manager', "Has access to all of the account's assets."],
  ] as const)('Role description: %s: %s', (role, description) => expect(userRoleDescription(role)).toBe(description));

  it.each([
    ['Trial', 'Has access to viewing assigned assets only.'],
    ['Viewer', 'Has access to viewing assigned assets, with maps and downloads.'],
    ['Admin', "Has access to all of the account's assets and users."],
  ] as const)('%s, which the specification does not describe: %s', (role, description) =>
    expect(userRoleDescription(role)).toBe(description),
  );
});

describe('Server payloads use the role identifier numbering, not the user role numbering.', () => {
  it.each([
    ['Admin', 1],
    ['Manager', 2],
    ['Member', 3],
    ['Trial', 4],
    ['Uploader', 5],
    ['Viewer', 6],
  ] as const)('%s is %i in both directions', (role, roleId) => {
    expect(z.encode(roleIdCodec, role)).toBe(roleId);
    expect(z.decode(roleIdCodec, roleId)).toBe(role);
    expect(ROLE_IDS[role]).toBe(roleId);
  });

  it.each([[0], [7], [1.5]])('rejects %d', (roleId) => expect(() => z.decode(roleIdCodec, roleId)).toThrow('Invalid'));
});
