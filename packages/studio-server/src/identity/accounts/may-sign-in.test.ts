import type { UserStatus } from '@inspection-studio/domain/users';
import { describe, expect, it } from 'vitest';
import { canUseLink, maySignIn } from './may-sign-in.ts';

describe('who may sign in', () => {
  it.each<[UserStatus, boolean, boolean]>([
    ['Activated', false, true],
    ['Pending', false, true],
    ['Deactivated', false, false],
    ['Deleted', false, false],
    ['Activated', true, false],
    ['Pending', true, false],
  ])('%s, company suspended %s: %s', (status, isCompanySuspended, may) =>
    expect(maySignIn({ status, isCompanySuspended })).toBe(may),
  );
});

describe('which links set a sign-in method', () => {
  it.each([
    ['setup', false, true],
    ['setup', true, false],
    ['invitation', false, true],
    ['invitation', true, false],
    ['recovery', false, true],
    ['recovery', true, true],
  ] as const)('%s, with a method %s: %s', (purpose, hasMethod, can) =>
    expect(canUseLink(purpose, hasMethod)).toBe(can),
  );
});
