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
  /** Origin people reach the server at; the provider lives below it at `/idp`. */
  publicUrl: string;
  keys: IdentityKeys;
  adapter: AdapterFactory;
  people: PeopleDirectory;
}

/** Issuer of the embedded provider's tokens. */
export const embeddedIssuer = (publicUrl: string): string => publicUrl + PROVIDER_PATH;

/** Signing in is agreeing: every session has a grant for all scopes, so there is no consent page. */
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
    // Browsers name the origin even to their own; no other may get tokens.
    clientBasedCORS: (_ctx, origin) => origin === publicUrl,
    pkce: { required: () => true },
    // The scopes of the API belong to the resource server below; listed here too they cause a consent loop.
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], profile: ['name', 'preferred_username'], email: ['email'] },
    // The browser library reads the account's name from the ID token.
    conformIdTokenClaims: false,
    // It never asks for offline access, which would need a consent prompt, yet renews by refresh token.
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
    // The API knows people by e-mail, as it must with a hosted issuer.
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

/** The embedded OpenID provider: authorisation code with PKCE for the studio's own browser application. */
export function createProvider(options: ProviderOptions): Provider {
  const provider = new Provider(embeddedIssuer(options.publicUrl), configuration(options));
  // Behind a TLS proxy the forwarded headers, which the mount sets itself, say what the browser sees.
  provider.proxy = options.publicUrl.startsWith('https:');
  return provider;
}
