import { Provider, type AdapterFactory, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { API_AUDIENCE, API_SCOPES, BROWSER_CLIENT_ID, PROVIDER_PATH } from './api-scopes.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { errorPage } from './pages/error-page.ts';
import { signedOutPage, signOutPage } from './pages/sign-out-page.ts';
import type { PeopleDirectory } from './person.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const OPENID_SCOPES = ['openid', 'profile', 'email'];

export interface ProviderOptions {
  /** Public origin of the server; the provider is mounted at `/idp`. */
  publicUrl: string;
  keys: IdentityKeys;
  adapter: AdapterFactory;
  people: PeopleDirectory;
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

function configuration({ publicUrl, keys, adapter, people }: ProviderOptions): Configuration {
  return {
    adapter,
    jwks: { keys: [keys.signingKey as never] },
    cookies: { keys: keys.cookieKeys },
    clients: [
      {
        client_id: BROWSER_CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [`${publicUrl}/redirect.html`],
        post_logout_redirect_uris: [`${publicUrl}/`],
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
      AccessToken: HOUR,
      AuthorizationCode: MINUTE,
      Grant: 14 * DAY,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: DAY,
      Session: 14 * DAY,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API_AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: API_SCOPES.join(' '),
          audience: API_AUDIENCE,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = signOutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = signedOutPage();
        },
      },
    },
    loadExistingGrant,
    interactions: { url: (_ctx, interaction) => `${PROVIDER_PATH}/interaction/${interaction.uid}` },
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
    // The API identifies people by e-mail, as with a hosted issuer.
    extraTokenClaims: async (_ctx, token) => {
      const person = 'accountId' in token ? await people.find(token.accountId) : undefined;
      return person && { preferred_username: person.email };
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = errorPage(out.error, out.error_description);
    },
  };
}

/** Creates the embedded OpenID provider: authorization code with PKCE for the studio's browser application. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(embeddedIssuer(options.publicUrl), configuration(options));
  // Behind a TLS proxy, the forwarded headers that the mount sets carry the public origin.
  provider.proxy = options.publicUrl.startsWith('https:');
  return provider;
}
