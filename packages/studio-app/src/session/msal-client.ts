import { internalMessages } from '@inspection-studio/domain';
import {
  type AccountInfo,
  type AuthenticationResult,
  type Configuration,
  ProtocolMode,
  PublicClientApplication,
} from '@azure/msal-browser';
import type { AuthClient } from './auth-client.ts';
import type { AuthConfig } from './auth-config.ts';

/** Timeout of the hidden iframe of a silent sign-in, in milliseconds. */
const SILENT_TIMEOUT_MS = 10_000;

/** The page contains data and input of the first person, so another person must not continue. */
const OTHER_ACCOUNT = 'You signed in as a different person.';

/** Builds the library options. A generic OpenID provider responds in the fragment and gets its own scopes only. */
export function msalConfiguration({
  scopes: _scopes,
  protocolMode,
  defaultScopes,
  ...auth
}: AuthConfig): Configuration {
  return {
    auth: { ...auth, ...(defaultScopes && { OIDCOptions: { responseMode: 'fragment', defaultScopes } }) },
    cache: { cacheLocation: 'sessionStorage' },
    system: { protocolMode: ProtocolMode[protocolMode], iframeBridgeTimeout: SILENT_TIMEOUT_MS },
  };
}

/** Implements {@link AuthClient} with MSAL. @see AUTH-001..003 */
export async function createMsalClient(config: AuthConfig): Promise<AuthClient> {
  const msal = new PublicClientApplication(msalConfiguration(config));
  await msal.initialize();
  const request = { scopes: config.scopes };
  let account: AccountInfo | null = null;
  let idTokenHint: string | undefined;

  const accept = (result: AuthenticationResult): AuthenticationResult => {
    if (!result.account || !result.accessToken) throw new Error(internalMessages.authenticationResult);
    account = result.account;
    idTokenHint = result.idToken || idTokenHint;
    return result;
  };
  const acquire = async (forceRefresh: boolean) => {
    if (!account) throw new Error(internalMessages.authenticationResult);
    return accept(await msal.acquireTokenSilent({ ...request, account, forceRefresh }));
  };

  return {
    async finishRedirect() {
      const result = await msal.handleRedirectPromise();
      removeLogoutState();
      if (result) accept(result);
      return result !== null;
    },
    async signInSilently() {
      account ??= msal.getAllAccounts()[0] ?? null;
      return account ? acquire(false) : accept(await msal.ssoSilent(request));
    },
    acquireToken: ({ forceRefresh = false } = {}) => acquire(forceRefresh),
    signInByRedirect: () => msal.loginRedirect(request),
    async signInByPopup() {
      const result = await msal.loginPopup({ ...request, prompt: 'login', loginHint: account?.username });
      if (account && result.account?.homeAccountId !== account.homeAccountId) throw new Error(OTHER_ACCOUNT);
      return accept(result);
    },
    // After a reload the library has no ID token; the client id allows the provider to redirect back.
    signOut: () => msal.logoutRedirect({ account, idTokenHint, extraQueryParameters: { client_id: config.clientId } }),
  };
}

/** Removes the `state` parameter that the provider adds after signing out. */
function removeLogoutState() {
  const address = new URL(location.href);
  if (address.pathname !== '/' || !address.searchParams.has('state')) return;
  address.searchParams.delete('state');
  history.replaceState(history.state, '', address);
}
