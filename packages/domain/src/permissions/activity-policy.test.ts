import { describe, expect, it } from 'vitest';
import { USER_ROLES } from '../entities/users/user-role.ts';
import { ReadActivityPolicy } from './activity-policy.ts';

describe('only admins read the audit log', () => {
  it.each(USER_ROLES)('%s', (roleId) => expect(ReadActivityPolicy({ roleId }).allowed).toBe(roleId === 'Admin'));
});
