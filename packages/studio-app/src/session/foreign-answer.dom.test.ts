import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMsalClient } from './msal-client.ts';

const handleRedirectPromise = vi.hoisted(() => vi.fn<() => Promise<null>>());

vi.mock('@azure/msal-browser', () => ({
  ProtocolMode: { OIDC: 'OIDC' },
  PublicClientApplication: class {
    initialize = async () => undefined;
    handleRedirectPromise = handleRedirectPromise;
  },
}));

const config = {
  clientId: 'spa-app-id',
  authority: 'https://sign-in.example',
  knownAuthorities: [],
  protocolMode: 'OIDC' as const,
  scopes: ['read'],
  redirectUri: '/redirect.html',
  postLogoutRedirectUri: '/',
};

/** Opens the studio at an address, with an answer that the library does not know. */
async function open(address: string): Promise<void> {
  history.replaceState({ idx: 3 }, '', address);
  await (await createMsalClient(config)).finishRedirect();
}

afterEach(() => history.replaceState(null, '', '/'));

describe('an answer of a provider in the address', () => {
  it.each([
    ['the state after signing out', '/?state=of-the-provider&site=a', '/?site=a'],
    ['an answer that this browser did not ask for', '/?code=abc&state=foreign', '/'],
    ['its other parameters', '/?q=pier&code=a&state=b&iss=c&session_state=d&client_info=e', '/?q=pier'],
    ['a refusal', '/?error=access_denied&error_description=no&state=foreign', '/'],
    ['an answer to another page', '/sites/a?code=abc&state=foreign', '/sites/a'],
  ])('is removed: %s', async (_case, address, left) => {
    handleRedirectPromise.mockResolvedValueOnce(null);
    await open(address);
    expect(location.pathname + location.search).toBe(left);
    expect(history.state).toEqual({ idx: 3 });
  });

  it('is removed also when the library refuses it', async () => {
    handleRedirectPromise.mockRejectedValueOnce(new Error('state_not_found'));
    await expect(open('/?code=abc&state=foreign')).rejects.toThrow('state_not_found');
    expect(location.search).toBe('');
  });

  it('leaves other addresses as they are', async () => {
    handleRedirectPromise.mockResolvedValueOnce(null);
    await open('/?q=code&code=7');
    expect(location.search).toBe('?q=code&code=7');
  });
});
