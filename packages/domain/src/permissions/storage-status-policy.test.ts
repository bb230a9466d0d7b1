import { describe, expect, it } from 'vitest';
import { USER_ROLES } from '../entities/users/user-role.ts';
import { ReadStorageStatusPolicy } from './storage-status-policy.ts';

describe('only admins read the state of the storage', () => {
  it.each(USER_ROLES)('%s', (roleId) => expect(ReadStorageStatusPolicy({ roleId }).allowed).toBe(roleId === 'Admin'));
});
