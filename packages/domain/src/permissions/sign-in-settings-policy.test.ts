import { describe, expect, it } from 'vitest';
import { USER_ROLES } from '../entities/users/user-role.ts';
import { ManageSignInSettingsPolicy } from './sign-in-settings-policy.ts';

describe('only admins see and change how people of the company sign in', () => {
  it.each(USER_ROLES)('%s', (roleId) =>
    expect(ManageSignInSettingsPolicy({ roleId }).allowed).toBe(roleId === 'Admin'),
  );
});
