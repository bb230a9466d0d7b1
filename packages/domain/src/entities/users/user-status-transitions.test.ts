import { describe, expect, it } from 'vitest';
import { nextUserStatus, type UserStatus, type UserStatusAction } from './user-status.ts';

const ACTIONS = ['update', 'resendInvitation', 'deactivate', 'reactivate', 'delete'] as const;

describe('User status transitions', () => {
  it.each<[UserStatus, Partial<Record<UserStatusAction, UserStatus>>]>([
    ['Pending', { resendInvitation: 'Pending', delete: 'Deleted' }],
    ['Activated', { update: 'Activated', deactivate: 'Deactivated', delete: 'Deleted' }],
    ['Deactivated', { reactivate: 'Activated', delete: 'Deleted' }],
    ['Deleted', { reactivate: 'Activated' }],
  ])('%s allows only %j', (status, leadsTo) => {
    expect(ACTIONS.map((action) => [action, nextUserStatus(status, action)])).toEqual(
      ACTIONS.map((action) => [action, leadsTo[action]]),
    );
  });

  it('a Deleted user becomes Activated again', () => {
    expect(nextUserStatus('Deleted', 'reactivate')).toBe('Activated');
  });
});
