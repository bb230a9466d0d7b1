import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeClient, fakeSession } from './testing/fake-session.ts';

const authError = (name: string, errorCode: string) => Object.assign(new Error(errorCode), { name, errorCode });

/** Outcome after the next tasks; a redirect never settles. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a provider that does not respond, although the studio does', () => {
  const DOWN = "Your sign-in provider doesn't respond. Try again in a few minutes.";
  const timedOut = authError('BrowserAuthError', 'timed_out');
  const isProviderReachable = async () => false;

  it('a visitor reads so and stays on the page', async () => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(timedOut), isProviderReachable });
    const session = fakeSession(async () => client);
    await session.start();
    expect(session.getState()).toEqual({ phase: 'error', message: DOWN });
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it('a call that needs a new token says so, and the session continues', async () => {
    const acquireToken = vi.fn(async () => Promise.reject(timedOut));
    const session = fakeSession(async () => fakeClient({ acquireToken, isProviderReachable }));
    await session.start();
    await expect(session.getToken()).rejects.toThrow(DOWN);
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  });

  it('an answer of the provider is not such a failure', async () => {
    const refused = authError('InteractionRequiredAuthError', 'login_required');
    const client = fakeClient({ signInSilently: async () => Promise.reject(refused), isProviderReachable });
    const session = fakeSession(async () => client);
    void session.start();
    await settled();
    expect(client.signInByRedirect).toHaveBeenCalledOnce();
  });
});
