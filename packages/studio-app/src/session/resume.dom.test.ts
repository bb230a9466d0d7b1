import { beforeEach, expect, it, vi } from 'vitest';
import type { AuthClient } from './auth-client.ts';
import { fakeClient, fakeSession } from './testing/fake-session.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

/** A session that the provider has ended. */
async function expired(overrides: Partial<AuthClient> = {}) {
  const ended = Object.assign(new Error('login_required'), { name: 'InteractionRequiredAuthError' });
  const client = fakeClient({ acquireToken: async () => Promise.reject(ended), ...overrides });
  const session = fakeSession(async () => client);
  await session.start();
  await session.getToken().catch(() => undefined);
  expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: true });
  return { client, session };
}

it('resumes without a window after the person has signed in in another tab', async () => {
  const { client, session } = await expired();
  await session.signInAgain('resume');
  expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  expect(client.resume).toHaveBeenCalledOnce();
  expect(client.signInByPopup).not.toHaveBeenCalled();
});

it('stays expired when the person has not', async () => {
  const { session } = await expired({ resume: () => Promise.reject(new Error('login_required')) });
  await expect(session.signInAgain('resume')).rejects.toThrow('login_required');
  expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: true });
});
