import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthConfig } from './auth-config.ts';
import { createMsalClient, msalConfiguration } from './msal-client.ts';
import { needsPerson } from './sign-in-decision.ts';

const account = { username: 'ada@demo.example', homeAccountId: 'ada-1' };
const granted = { account, accessToken: 'token', idToken: 'id-token' };
const grantedToBo = { ...granted, account: { username: 'bo@demo.example', homeAccountId: 'bo-1' } };
const library = vi.hoisted(() => ({
  initialize: vi.fn<() => Promise<void>>(),
  handleRedirectPromise: vi.fn<() => Promise<object | null>>(),
  getAllAccounts: vi.fn<() => object[]>(),
  ssoSilent: vi.fn<(request: object) => Promise<object>>(),
  acquireTokenSilent: vi.fn<(request: object) => Promise<object>>(),
  loginRedirect: vi.fn<(request: object) => Promise<void>>(),
  loginPopup: vi.fn<(request: object) => Promise<object>>(),
  clearCache: vi.fn<() => Promise<void>>(),
  logoutRedirect: vi.fn<(request: object) => Promise<void>>(),
}));

vi.mock('@azure/msal-browser', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  PublicClientApplication: vi.fn<() => typeof library>(function PublicClientApplication() {
    return library;
  }),
}));

const hosted: AuthConfig = {
  clientId: 'spa-app-id',
  authority: 'https://firm.b2clogin.example/firm.onmicrosoft.example/b2c_1_signin',
  knownAuthorities: ['firm.b2clogin.example'],
  protocolMode: 'AAD',
  scopes: ['read', 'write', 'delete', 'file.download', 'file.upload'],
  redirectUri: '/redirect.html',
  postLogoutRedirectUri: '/',
};

beforeEach(() => {
  vi.clearAllMocks();
  library.handleRedirectPromise.mockResolvedValue(null);
  library.getAllAccounts.mockReturnValue([]);
  library.ssoSilent.mockResolvedValue(granted);
  library.acquireTokenSilent.mockResolvedValue(granted);
  library.loginPopup.mockResolvedValue(granted);
});

describe('Hosted sign-in is configured from a client id, tenant and policy name', () => {
  const { auth } = msalConfiguration(hosted);

  it.each([
    ['the client id', 'clientId', 'spa-app-id'],
    ['the tenant, in the authority', 'authority', '/firm.onmicrosoft.example/'],
    ['the policy name, in the authority', 'authority', '/b2c_1_signin'],
  ] as const)('%s', (_case, key, part) => expect(auth[key]).toContain(part));

  it('stores the account in the tab only', () => {
    expect(msalConfiguration(hosted).cache?.cacheLocation).toBe('sessionStorage');
  });
});

describe('every token request asks for the scopes read, write, delete, file download and upload', () => {
  it.each([['read'], ['write'], ['delete'], ['file.download'], ['file.upload']])('%s', async (scope) => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await client.acquireToken();
    await client.signInByRedirect();
    await client.signInByPopup();
    for (const ask of [library.ssoSilent, library.acquireTokenSilent, library.loginRedirect, library.loginPopup]) {
      expect(ask).toHaveBeenCalledWith(expect.objectContaining({ scopes: expect.arrayContaining([scope]) }));
    }
  });
});

describe('obtains tokens without a prompt', () => {
  it('for the account of this tab, cached or renewed', async () => {
    library.getAllAccounts.mockReturnValue([account]);
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await client.acquireToken({ forceRefresh: true });
    expect(library.acquireTokenSilent.mock.calls.map(([request]) => request)).toEqual([
      expect.objectContaining({ account, forceRefresh: false }),
      expect.objectContaining({ account, forceRefresh: true }),
    ]);
    expect(library.ssoSilent).not.toHaveBeenCalled();
    expect(library.loginRedirect).not.toHaveBeenCalled();
    expect(library.loginPopup).not.toHaveBeenCalled();
  });
});

type Client = Awaited<ReturnType<typeof createMsalClient>>;

describe('a token of another person', () => {
  it.each([
    ['from a popup', library.loginPopup, (client: Client) => client.signInByPopup()],
    ['after signing in in another tab', library.ssoSilent, (client: Client) => client.resume()],
    // From a hidden frame, once the refresh token has ended.
    ['from a renewal', library.acquireTokenSilent, (client: Client) => client.acquireToken()],
  ])('%s is rejected, and the first person stays', async (_case, ask, acquire) => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    ask.mockResolvedValueOnce(grantedToBo);
    const rejection: unknown = await acquire(client).catch((error: unknown) => error);
    expect(rejection).toMatchObject({ message: 'You signed in as a different person.' });
    expect(needsPerson(rejection)).toBe(true);
    await client.acquireToken();
    expect(library.acquireTokenSilent).toHaveBeenLastCalledWith(expect.objectContaining({ account }));
  });

  it('is accepted when a page opens', async () => {
    library.getAllAccounts.mockReturnValue([account]);
    library.acquireTokenSilent.mockResolvedValue(grantedToBo);
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await expect(client.acquireToken()).resolves.toBe(grantedToBo);
  });
});

describe('the strength of a sign-in that the studio requires', () => {
  it.each<[string, string[] | undefined, string | undefined]>([
    ['is requested each time', ['gold', 'platinum'], 'gold platinum'],
    ['is not requested by default', undefined, undefined],
  ])('%s', async (_case, acrValues, expected) => {
    const client = await createMsalClient({ ...hosted, ...(acrValues && { acrValues }) });
    await client.signInSilently();
    await client.acquireToken();
    await client.signInByRedirect();
    await client.signInByPopup();
    const asked = [library.ssoSilent, library.acquireTokenSilent, library.loginRedirect, library.loginPopup];
    for (const ask of asked) {
      const [request] = ask.mock.calls[0] as [{ extraQueryParameters?: Record<string, string> }];
      expect(request.extraQueryParameters?.['acr_values']).toBe(expected);
    }
  });
});

describe('whether the provider responds', () => {
  const discoveryUrl = 'https://firm.b2clogin.example/.well-known/openid-configuration';
  const ask = async (responds: (mode: unknown) => boolean) => {
    const network = vi.fn(async (_url: unknown, options?: RequestInit) => {
      if (!responds(options?.mode)) throw new TypeError('Failed to fetch');
      return new Response();
    });
    vi.stubGlobal('fetch', network);
    try {
      return await (await createMsalClient({ ...hosted, discoveryUrl })).isProviderReachable();
    } finally {
      vi.unstubAllGlobals();
    }
  };

  it.each<[string, (mode: unknown) => boolean, boolean]>([
    ['it does', () => true, true],
    ['it does, but lets no other origin read its answer', (mode) => mode === 'no-cors', true],
    ['it does, but lets other origins only read its answer', (mode) => mode === 'cors', true],
    ['it does not', () => false, false],
  ])('%s', async (_case, responds, expected) => expect(await ask(responds)).toBe(expected));

  it('is not asked of the studio itself', async () =>
    expect(await (await createMsalClient(hosted)).isProviderReachable()).toBe(true));
});

describe("'Unexpected authentication result.'", () => {
  it.each([
    ['no account', { ...granted, account: null }],
    ['no token', { ...granted, accessToken: '' }],
  ])('%s comes back', async (_case, result) => {
    library.ssoSilent.mockResolvedValue(result);
    const client = await createMsalClient(hosted);
    await expect(client.signInSilently()).rejects.toThrow(/^Unexpected authentication result\.$/);
  });

  it('throws when a token is requested before sign-in', async () => {
    const client = await createMsalClient(hosted);
    await expect(client.acquireToken()).rejects.toThrow(/^Unexpected authentication result\.$/);
  });
});

describe('signing in again in a popup', () => {
  it('continues for the same person', async () => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await expect(client.signInByPopup()).resolves.toMatchObject({ accessToken: 'token' });
    expect(library.loginPopup).toHaveBeenCalledWith(
      expect.objectContaining({ prompt: 'login', loginHint: 'ada@demo.example' }),
    );
  });

  it('continues only for the same person after signing out in another tab, without the tokens of before', async () => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await client.forget();
    expect(library.clearCache).toHaveBeenCalledOnce();
    library.loginPopup.mockResolvedValueOnce(grantedToBo);
    await expect(client.signInByPopup()).rejects.toThrow('You signed in as a different person.');
    await expect(client.signInByPopup()).resolves.toMatchObject({ accessToken: 'token' });
  });
});

describe('resuming after the person has signed in in another tab', () => {
  it('needs no window, and continues for the same person', async () => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await expect(client.resume()).resolves.toMatchObject({ accessToken: 'token' });
    expect(library.ssoSilent).toHaveBeenLastCalledWith(expect.objectContaining({ loginHint: 'ada@demo.example' }));
    expect(library.loginPopup).not.toHaveBeenCalled();
  });
});

describe('signing out at the provider', () => {
  const signOut = async (before?: 'forget') => {
    const client = await createMsalClient(hosted);
    await client.signInSilently();
    await client[before ?? 'acquireToken']();
    await client.signOut();
    return library.logoutRedirect.mock.calls;
  };

  it('names the person and the studio, so that it neither asks who signs out nor stays there', async () => {
    const extraQueryParameters = { client_id: 'spa-app-id' };
    expect(await signOut()).toEqual([[{ account, idTokenHint: 'id-token', extraQueryParameters }]]);
  });

  it('has no token of the person any more once they are removed from the tab', async () =>
    expect(await signOut('forget')).toMatchObject([[{ account, idTokenHint: undefined }]]));
});

it.each([
  [['openid', 'profile'], { responseMode: 'fragment', defaultScopes: ['openid', 'profile'] }],
  [undefined, undefined],
])('a provider with scopes of its own (%j) answers in the fragment', (defaultScopes, expected) => {
  const { auth, system } = msalConfiguration({
    ...hosted,
    protocolMode: 'OIDC',
    ...(defaultScopes && { defaultScopes }),
  });
  expect(auth.OIDCOptions).toEqual(expected);
  expect(system).toEqual({ protocolMode: 'OIDC', iframeBridgeTimeout: 10_000 });
});

describe('returning to the page', () => {
  it.each([
    ['from the provider, signed in', granted, true],
    ['without a redirect', null, false],
  ])('%s', async (_case, result, expected) => {
    library.handleRedirectPromise.mockResolvedValue(result);
    await expect((await createMsalClient(hosted)).finishRedirect()).resolves.toBe(expected);
  });
});
