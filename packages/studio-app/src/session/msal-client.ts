import { internalMessages } from '@inspection-studio/domain/messages';
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

/** Time that the provider has to respond when a sign-in failed, in milliseconds. */
const REACH_TIMEOUT_MS = 5_000;

/** The page contains data and input of the first person, so another person must not continue. */
const OTHER_ACCOUNT = 'You signed in as a different person.';

/** Parameters of a provider's answer. The library itself removes those of a fragment. */
const ANSWER = ['state', 'code', 'iss', 'session_state', 'client_info', 'error', 'error_description'];

/** Builds the library options. A generic OpenID provider responds in the fragment and gets its own scopes only. */
export function msalConfiguration({
  scopes: _scopes,
  discoveryUrl: _discoveryUrl,
  acrValues: _acrValues,
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

/** Implements {@link AuthClient} with MSAL. */
export async function createMsalClient(config: AuthConfig): Promise<AuthClient> {
  const msal = new PublicClientApplication(msalConfiguration(config));
  await msal.initialize();
  const { scopes, acrValues } = config;
  const request = {
    scopes,
    ...(acrValues && { extraQueryParameters: { acr_values: acrValues.join(' ') } }),
  };
  let account: AccountInfo | null = null;
  let idTokenHint: string | undefined;

  const accept = (result: AuthenticationResult): AuthenticationResult => {
    if (!result.account || !result.accessToken) throw new Error(internalMessages.authenticationResult);
    account = result.account;
    idTokenHint = result.idToken || idTokenHint;
    return result;
  };
  const acceptSame = (result: AuthenticationResult): AuthenticationResult => {
    if (account && result.account?.homeAccountId !== account.homeAccountId)
      throw Object.assign(new Error(OTHER_ACCOUNT), { errorCode: 'access_denied' });
    return accept(result);
  };
  const acquire = (forceRefresh: boolean) => {
    if (!account) throw new Error(internalMessages.authenticationResult);
    return msal.acquireTokenSilent({ ...request, account, forceRefresh });
  };

  return {
    async finishRedirect() {
      const result = await msal.handleRedirectPromise().finally(removeAnswer);
      if (result) accept(result);
      return result !== null;
    },
    async signInSilently() {
      account ??= msal.getAllAccounts()[0] ?? null;
      return accept(await (account ? acquire(false) : msal.ssoSilent(request)));
    },
    // Once the refresh token has ended, the library asks the provider, whose session may be of another person by now.
    acquireToken: async ({ forceRefresh = false } = {}) => acceptSame(await acquire(forceRefresh)),
    signInByRedirect: (options) => msal.loginRedirect({ ...request, ...options }),
    signInByPopup: async () =>
      acceptSame(await msal.loginPopup({ ...request, prompt: 'login', loginHint: account?.username })),
    resume: async () => acceptSame(await msal.ssoSilent({ ...request, loginHint: account?.username })),
    isProviderReachable: async () => config.discoveryUrl === undefined || responds(config.discoveryUrl),
    async forget() {
      // The account is kept: a popup continues for this person only.
      idTokenHint = undefined;
      await msal.clearCache();
    },
    // After a reload the library has no ID token; the client id allows the provider to redirect back.
    signOut: () => msal.logoutRedirect({ account, idTokenHint, extraQueryParameters: { client_id: config.clientId } }),
  };
}

/** Whether anything responds at a URL, also to requests that another origin may not read. */
function responds(url: string): Promise<boolean> {
  const ask = (mode: RequestMode) =>
    fetch(url, { mode, cache: 'no-store', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) });
  return Promise.any([ask('no-cors'), ask('cors')]).then(
    () => true,
    () => false,
  );
}

/** Removes from the URL what a provider adds after signing out, and an answer that this browser did not ask for. */
function removeAnswer() {
  const address = new URL(location.href);
  if (!address.searchParams.has('state')) return;
  for (const name of ANSWER) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
}
