import {
  errors,
  interactionPolicy,
  Provider,
  type AdapterFactory,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { ACCOUNT_CLIENT_ID, ACCOUNT_PATH } from './accounts/account-client.ts';
import {
  API_AUDIENCE,
  API_SCOPES,
  BROWSER_CLIENT_ID,
  COMMAND_LINE_CLIENT_ID,
  COMMAND_LINE_SCOPES,
  PROVIDER_PATH,
} from './api-scopes.ts';
import { providerCookies } from './cookie-names.ts';
import { storeApprovals } from './device/approved-code.ts';
import {
  completeDeviceAnswer,
  DEVICE_CODE_SECONDS,
  DEVICE_GRANT,
  deviceFlow,
  guardDevicePage,
} from './device/device-flow.ts';
import { acceptedKeys, type IdentityKeys } from './identity-keys.ts';
import { errorPage } from './pages/error-page.ts';
import { signedOutPage, signOutPage } from './pages/sign-out-page.ts';
import type { SignedInPeople } from './person.ts';
import { limitResponseModes, RESPONSE_MODES } from './response-modes.ts';
import { isOwnSignOut } from './sign-out-rule.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OPENID_SCOPES = ['openid', 'profile', 'email'];

const isCommandLine = ({ clientId }: { clientId: string }) => clientId === COMMAND_LINE_CLIENT_ID;

export interface ProviderOptions {
  /** Public origin of the server; the provider is mounted at `/idp`. */
  publicUrl: string;
  keys: IdentityKeys;
  adapter: AdapterFactory;
  people: SignedInPeople;
  /** Whether its pages warn that the demo sign-in is reachable by others. @default false */
  hasDemoBanner?: boolean;
  /** Time between two polls of the command line during a sign-in by device code, in seconds. @default 5 */
  devicePollSeconds?: number;
}

/** Issuer of the embedded provider's tokens. */
export const embeddedIssuer = (publicUrl: string): string => publicUrl + PROVIDER_PATH;

/** Grants all scopes to every session, so there is no consent page. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const clientId = oidc.client!.clientId;
  const grantId = oidc.session!.grantIdFor(clientId);
  const existing = grantId === undefined ? undefined : await oidc.provider.Grant.find(grantId);
  if (existing) return existing;
  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId });
  grant.addOIDCScope(OPENID_SCOPES.join(' '));
  grant.addResourceScope(API_AUDIENCE, API_SCOPES.join(' '));
  await grant.save();
  return grant;
}

/** When the provider shows a page: as usual, and also when the person of the session may no longer sign in. */
function interactions(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const isGone = ({ oidc }: KoaContextWithOIDC) => oidc.session?.accountId !== undefined && oidc.account === undefined;
  policy
    .get('login')!
    .checks.add(new interactionPolicy.Check('person_gone', 'sign in again', 'login_required', isGone));
  return policy;
}

function configuration({ publicUrl, keys, adapter, people, hasDemoBanner }: ProviderOptions): Configuration {
  const { signingKeys } = acceptedKeys(keys, new Date());
  return {
    adapter,
    jwks: { keys: signingKeys as never[] },
    cookies: { names: providerCookies(publicUrl) },
    clients: [
      {
        client_id: BROWSER_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        response_modes: RESPONSE_MODES,
        redirect_uris: [`${publicUrl}/redirect.html`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
      {
        client_id: ACCOUNT_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        response_modes: ['query'],
        redirect_uris: [publicUrl + ACCOUNT_PATH],
      },
      {
        client_id: COMMAND_LINE_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: [DEVICE_GRANT],
        response_types: [],
        redirect_uris: [],
      },
    ],
    responseTypes: ['code'],
    // Browsers send the origin also for same-origin requests; other origins must not get tokens.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    pkce: { required: () => true },
    // The API scopes are declared in the resource server below; listing them here too causes a consent loop.
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    // The browser library reads the account's name from the ID token.
    conformIdTokenClaims: false,
    // MSAL renews by refresh token but never requests offline_access, which would need a consent prompt.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    ttl: {
      AccessToken: (_ctx, _token, client) => (isCommandLine(client) ? 10 * MINUTE : HOUR),
      AuthorizationCode: MINUTE,
      DeviceCode: DEVICE_CODE_SECONDS,
      Grant: 14 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: DAY,
      // The page for device codes makes sessions of nobody.
      Session: (_ctx, session) => (session.accountId === undefined ? HOUR : 14 * DAY),
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      deviceFlow: deviceFlow(people, hasDemoBanner),
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource, client) => {
          if (resource !== API_AUDIENCE) throw new errors.InvalidTarget();
          return {
            scope: (isCommandLine(client) ? COMMAND_LINE_SCOPES : API_SCOPES).join(' '),
            audience: API_AUDIENCE,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          const { IdTokenHint } = ctx.oidc.entities;
          const isOwn = isOwnSignOut({
            hintedPerson: IdTokenHint?.payload['sub'],
            person: ctx.oidc.session?.accountId,
            site: ctx.get('sec-fetch-site'),
          });
          ctx.body = signOutPage(form, { isAutomatic: isOwn, hasDemoBanner });
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage(hasDemoBanner);
        },
      },
    },
    loadExistingGrant,
    interactions: {
      url: (_ctx, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}`,
      policy: interactions(),
    },
    findAccount: async (_ctx, sub) => {
      const person = await people.find(sub);
      return (
        person && {
          accountId: sub,
          claims: () => ({
            sub,
            name: person.name || person.email,
            email: person.email,
            preferred_username: person.email,
          }),
        }
      );
    },
    // The session, so that ending it ends its tokens. The subject is the user id.
    extraTokenClaims: async (_ctx, token) => ('sessionUid' in token ? { sid: token.sessionUid } : undefined),
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(out.error, out.error_description, hasDemoBanner);
    },
  };
}

/**
 * Creates the embedded OpenID provider: authorization code with PKCE for the studio's browser application, and device codes
 * for the command line.
 */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(embeddedIssuer(options.publicUrl), configuration(options));
  // Read for each request, so that a replaced key ends in time also without a restart.
  Object.defineProperty(provider, 'keys', { get: () => acceptedKeys(options.keys, new Date()).cookieKeys });
  limitResponseModes(provider, options.hasDemoBanner);
  completeDeviceAnswer(provider, options.devicePollSeconds);
  guardDevicePage(provider, options);
  storeApprovals(provider);
  // Behind a TLS proxy, the forwarded headers that the mount sets carry the public origin.
  provider.proxy = options.publicUrl.startsWith('https:');
  return provider;
}
