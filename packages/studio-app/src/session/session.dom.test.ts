import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient } from './auth-client.ts';
import { createSession } from './session.ts';

const authError = (name: string, errorCode: string) => Object.assign(new Error(errorCode), { name, errorCode });
const loginRequired = () => authError('InteractionRequiredAuthError', 'login_required');

function fakeClient(overrides: Partial<AuthClient> = {}) {
  let issued = 0;
  return {
    finishRedirect: vi.fn<AuthClient['finishRedirect']>(async () => false),
    signInSilently: vi.fn<AuthClient['signInSilently']>(async () => ({ accessToken: 'silent' })),
    acquireToken: vi.fn<AuthClient['acquireToken']>(async ({ forceRefresh } = {}) => ({
      accessToken: forceRefresh ? `renewed-${(issued += 1)}` : 'kept',
    })),
    signInByRedirect: vi.fn<AuthClient['signInByRedirect']>(async () => undefined),
    signInByPopup: vi.fn<AuthClient['signInByPopup']>(async () => ({ accessToken: 'popup' })),
    signOut: vi.fn<AuthClient['signOut']>(async () => undefined),
    ...overrides,
  };
}

/** Outcome after the next tasks; a redirect never settles. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a silent sign-in is tried first, and a redirect sign-in is the fallback', () => {
  it('AUTH-002: signs in silently once for any number of callers', async () => {
    const client = fakeClient();
    const session = createSession(async () => client);
    expect(session.getState()).toEqual({ phase: 'loading' });
    await Promise.all([session.start(), session.start(), session.getToken()]);
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
    expect(client.signInSilently).toHaveBeenCalledOnce();
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it.each([
    ['AUTH-003', 'a timeout', authError('BrowserAuthError', 'timed_out')],
    ['AUTH-004', 'access denied', authError('ServerError', 'access_denied')],
    ['AUTH-005', 'no session at the provider', loginRequired()],
  ])('%s, AUTH-019: %s: the page leaves, still loading', async (_row, _case, error) => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(error) });
    const session = createSession(async () => client);
    void session.start();
    await settled();
    expect(client.signInByRedirect).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ phase: 'loading' });
  });

  it.each([
    ['the provider fails', authError('ServerError', 'server_error')],
    ['the network is down', authError('BrowserAuthError', 'no_network_connectivity')],
    ['an unexpected error', new TypeError('Failed to fetch')],
  ])('AUTH-006, AUTH-019: %s: says so and stays', async (_case, error) => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(error) });
    const session = createSession(async () => client);
    await session.start();
    expect(session.getState()).toEqual({ phase: 'error', message: 'Something went wrong.' });
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it('shows an error when the library fails to load', async () => {
    const session = createSession(async () => Promise.reject(new TypeError('Failed to fetch')));
    await session.start();
    expect(session.getState()).toEqual({ phase: 'error', message: 'Something went wrong.' });
  });

  it('does not repeat a cancelled sign-in automatically', async () => {
    const client = fakeClient({
      finishRedirect: async () => Promise.reject(authError('ServerError', 'access_denied')),
    });
    const session = createSession(async () => client);
    await session.start();
    expect(session.getState()).toMatchObject({ phase: 'error', message: expect.stringContaining('cancelled') });
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it('stops after three redirects to a provider that never signs in', async () => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(loginRequired()) });
    for (let visit = 0; visit < 5; visit += 1) {
      void createSession(async () => client).start();
      await settled();
    }
    expect(client.signInByRedirect).toHaveBeenCalledTimes(3);
  });
});

describe('on 401 a new silent token is acquired, once, for later calls', () => {
  async function signedIn(overrides?: Partial<AuthClient>) {
    const client = fakeClient(overrides);
    const session = createSession(async () => client);
    await session.start();
    return { client, session };
  }

  it('concurrent rejected calls renew the token once', async () => {
    const { client, session } = await signedIn();
    session.tokenRefused('kept');
    session.tokenRefused('kept');
    await settled();
    expect(client.acquireToken).toHaveBeenCalledExactlyOnceWith({ forceRefresh: true });
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  });

  it('ends the session when the renewed token is rejected too', async () => {
    const { client, session } = await signedIn();
    session.tokenRefused('kept');
    await settled();
    session.tokenRefused('renewed-1');
    await settled();
    expect(client.acquireToken).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: true });
  });

  it('reports an expired session when the provider has none', async () => {
    const { session } = await signedIn({ acquireToken: async () => Promise.reject(loginRequired()) });
    await expect(session.getToken()).rejects.toThrow('Your session has expired. Please log in again.');
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: true });
  });

  it('being offline does not end the session', async () => {
    const offline = authError('BrowserAuthError', 'no_network_connectivity');
    const { session } = await signedIn({ acquireToken: async () => Promise.reject(offline) });
    await expect(session.getToken()).rejects.toBe(offline);
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  });

  it('resumes after signing in again in a popup', async () => {
    const { session } = await signedIn({ acquireToken: async () => Promise.reject(loginRequired()) });
    await session.getToken().catch(() => undefined);
    await session.signInAgain();
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  });
});
