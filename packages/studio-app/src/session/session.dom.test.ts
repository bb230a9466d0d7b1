import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthClient } from './auth-client.ts';
import { createSignOutChannel } from './sign-out-channel.ts';
import { fakeClient, fakeSession } from './testing/fake-session.ts';

const authError = (name: string, errorCode: string) => Object.assign(new Error(errorCode), { name, errorCode });
const loginRequired = () => authError('InteractionRequiredAuthError', 'login_required');

/** Outcome after the next tasks; a redirect never settles. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a silent sign-in is tried first, and a redirect sign-in is the fallback', () => {
  it('signs in silently once for any number of callers', async () => {
    const client = fakeClient();
    const session = fakeSession(async () => client);
    expect(session.getState()).toEqual({ phase: 'loading' });
    await Promise.all([session.start(), session.start(), session.getToken()]);
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
    expect(client.signInSilently).toHaveBeenCalledOnce();
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it.each([
    ['a timeout', authError('BrowserAuthError', 'timed_out')],
    ['access denied', authError('ServerError', 'access_denied')],
    ['no session at the provider', loginRequired()],
  ])('%s: the page leaves, still loading', async (_case, error) => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(error) });
    const session = fakeSession(async () => client);
    void session.start();
    await settled();
    expect(client.signInByRedirect).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ phase: 'loading' });
  });

  it.each([
    ['the provider fails', authError('ServerError', 'server_error')],
    ['the network is down', authError('BrowserAuthError', 'no_network_connectivity')],
    ['an unexpected error', new TypeError('Failed to fetch')],
  ])('%s: says so and stays', async (_case, error) => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(error) });
    const session = fakeSession(async () => client);
    await session.start();
    expect(session.getState()).toEqual({ phase: 'error', message: 'Something went wrong.' });
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it('shows an error when the library fails to load', async () => {
    const session = fakeSession(async () => Promise.reject(new TypeError('Failed to fetch')));
    await session.start();
    expect(session.getState()).toEqual({ phase: 'error', message: 'Something went wrong.' });
  });

  it('does not repeat a cancelled sign-in automatically', async () => {
    const client = fakeClient({
      finishRedirect: async () => Promise.reject(authError('ServerError', 'access_denied')),
    });
    const session = fakeSession(async () => client);
    await session.start();
    expect(session.getState()).toMatchObject({ phase: 'error', message: expect.stringContaining('cancelled') });
    expect(client.signInByRedirect).not.toHaveBeenCalled();
  });

  it('stops after three redirects to a provider that never signs in', async () => {
    const client = fakeClient({ signInSilently: async () => Promise.reject(loginRequired()) });
    for (let visit = 0; visit < 5; visit += 1) {
      void fakeSession(async () => client).start();
      await settled();
    }
    expect(client.signInByRedirect).toHaveBeenCalledTimes(3);
  });
});

describe('a server that does not respond', () => {
  const setUp = (client: Partial<AuthClient>) => {
    const line = { isReachable: false, announce: (): void => undefined };
    const session = fakeSession(async () => fakeClient(client), {
      connection: {
        isReachable: () => line.isReachable,
        doubt: async () => line.isReachable,
        subscribe: (listener) => ((line.announce = listener), () => undefined),
      },
    });
    const restore = () => {
      line.isReachable = true;
      line.announce();
    };
    return { session, restore };
  };

  it.each([
    ['the provider does not respond', authError('BrowserAuthError', 'timed_out')],
    ['the network is down', authError('BrowserAuthError', 'no_network_connectivity')],
    ['the token endpoint does not respond', authError('BrowserAuthError', 'post_request_failed')],
  ])('%s: the sign-in waits for it, without leaving the page', async (_case, error) => {
    const signInByRedirect = vi.fn(async () => undefined);
    const signInSilently = vi.fn(async () => ({ accessToken: 'silent' })).mockRejectedValueOnce(error);
    const { session, restore } = setUp({ signInByRedirect, signInSilently });
    const started = session.start();
    await settled();
    expect(session.getState()).toEqual({ phase: 'unreachable' });
    restore();
    await started;
    expect(session.getState()).toEqual({ phase: 'signed-in', isExpired: false });
    expect(signInByRedirect).not.toHaveBeenCalled();
  });

  it('no session at the provider is a response', async () => {
    const signInByRedirect = vi.fn(async () => undefined);
    const { session } = setUp({ signInByRedirect, signInSilently: async () => Promise.reject(loginRequired()) });
    void session.start();
    await settled();
    expect(signInByRedirect).toHaveBeenCalledOnce();
  });
});

describe('a session that expired before the person was known', () => {
  it('redirects to the provider', async () => {
    const client = fakeClient();
    const session = fakeSession(async () => client);
    await session.start();
    void session.signInForExpired();
    await settled();
    expect(client.signInByRedirect).toHaveBeenCalledOnce();
  });

  it('says so after three redirects in a row, instead of a fourth', async () => {
    const client = fakeClient();
    for (let visit = 0; visit < 3; visit += 1) {
      const session = fakeSession(async () => client);
      await session.start();
      void session.signInForExpired();
      await settled();
    }
    const session = fakeSession(async () => client);
    await session.start();
    await session.signInForExpired();
    expect(client.signInByRedirect).toHaveBeenCalledTimes(3);
    expect(session.getState()).toEqual({ phase: 'error', message: 'Your session has expired. Please log in again.' });
  });
});

describe('after a failed sign-in', () => {
  async function failed() {
    const client = fakeClient({ signInSilently: async () => Promise.reject(authError('ServerError', 'server_error')) });
    const session = fakeSession(async () => client);
    await session.start();
    expect(session.getState().phase).toBe('error');
    return { client, session };
  }

  it('the person can sign in again on the page of the provider, which asks for the account', async () => {
    const { client, session } = await failed();
    await session.signInOnPage();
    expect(client.signInByRedirect).toHaveBeenCalledExactlyOnceWith({ prompt: 'login' });
  });

  it('the person can log out', async () => {
    const { client, session } = await failed();
    await session.signOut();
    expect(client.signOut).toHaveBeenCalledOnce();
  });
});

describe('signing out', () => {
  it('signs out the other tabs, which remove their tokens and get no new ones until the person signs in there', async () => {
    const channel = createSignOutChannel(new BroadcastChannel('test'));
    const other = createSignOutChannel(new BroadcastChannel('test'));
    const [client, otherClient] = [fakeClient(), fakeClient()];
    const session = fakeSession(async () => client, { channel });
    const otherSession = fakeSession(async () => otherClient, { channel: other });
    await Promise.all([session.start(), otherSession.start()]);
    await session.signOut();
    await vi.waitFor(() => expect(otherSession.getState()).toEqual({ phase: 'signed-out' }));
    expect(client.signOut).toHaveBeenCalledOnce();
    expect(otherClient.signOut).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(otherClient.forget).toHaveBeenCalledOnce());
    await expect(otherSession.getToken()).rejects.toMatchObject({ status: 401 });
    otherSession.tokenRefused('kept');
    await settled();
    expect(otherSession.getState()).toEqual({ phase: 'signed-out' });
    await otherSession.signInAgain();
    expect(otherSession.getState()).toEqual({ phase: 'signed-in', isExpired: false });
  });
});

it('an inactive account ends the session, with the reason', async () => {
  const session = fakeSession(async () => fakeClient());
  await session.start();
  session.refuse('The account for this email is inactive. Contact your admin.');
  expect(session.getState()).toEqual({
    phase: 'refused',
    message: 'The account for this email is inactive. Contact your admin.',
  });
  await expect(session.getToken()).rejects.toMatchObject({ status: 401 });
});

describe('on 401 a new silent token is acquired, once, for later calls', () => {
  async function signedIn(overrides?: Partial<AuthClient>) {
    const client = fakeClient(overrides);
    const session = fakeSession(async () => client);
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
