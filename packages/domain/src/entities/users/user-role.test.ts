import { describe, expect, it } from 'vitest';
import { roleLevel, toRoleId, toUserRole, USER_ROLES, userRoleDescription, userRoleLabel } from './user-role.ts';

describe('User role (ascending): Trial 0 to Admin 5; identifiers Admin 1 to Viewer 6', () => {
  it.each([
    ['Trial', 0, 4, 'Trial', undefined],
    ['Viewer', 1, 6, 'View only', undefined],
    ['Uploader', 2, 5, 'Upload only', 'Has access to uploading data only.'],
    ['Member', 3, 3, 'Limited access', 'Has access to specific account assets only.'],
    ['Manager', 4, 2, 'All access', "Has access to all of the account's assets."],
    ['Admin', 5, 1, 'Admin access', undefined],
  ] as const)('%s', (role, level, roleId, label, description) => {
    expect(roleLevel(role)).toBe(level);
    expect(toRoleId(role)).toBe(roleId);
    expect(toUserRole(roleId)).toBe(role);
    expect(userRoleLabel(role)).toBe(label);
    expect(userRoleDescription(role)).toBe(description);
  });

  it('has six roles and refuses an unknown identifier', () => {
    expect(USER_ROLES).toHaveLength(6);
    expect(() => toUserRole(7)).toThrow('Invalid');
  });
});
