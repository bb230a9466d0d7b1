import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { AUDIENCE, CLIENT_ID, PASSWORD_ACR, SCOPES, STRONG_ACR } from './registration.ts';
import type { ProviderSettings } from './settings.ts';
import { createStore } from './store.ts';

const OPENID_SCOPES = 'openid profile email';

/** Asks again for a sign-in that is weaker than the `acr_values` of the request. */
function strengthPolicy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base();
  prompts.get('login')!.checks.add(
    new interactionPolicy.Check('weak_sign_in', 'a stronger sign-in is required', ({ oidc }) => {
      const requested = oidc.params?.['acr_values'];
      const wanted = typeof requested === 'string' ? requested.split(' ') : [];
      return wanted.length > 0 && !wanted.includes(String(oidc.session?.acr));
    }),
  );
  return prompts;
}

/** Consents to everything, as companies do for their own applications. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId });
  grant.addOIDCScope(OPENID_SCOPES);
  grant.addResourceScope(AUDIENCE, SCOPES.join(' '));
  await grant.save();
  return grant;
}

/** Adds what the studio reads from access tokens. Nothing tells it about the session here. */
function accessTokenClaims({ oidc }: KoaContextWithOIDC, settings: ProviderSettings) {
  const { accountId, acr, amr } = oidc.entities.AuthorizationCode ?? {};
  const account = settings.accounts.find(({ username }) => username === accountId);
  return { ...account?.claims, acr, amr };
}

function configuration(settings: ProviderSettings): Configuration {
  return {
    adapter: createStore,
    jwks: { keys: settings.keys as never },
    cookies: { keys: [settings.cookieKey] },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: settings.studioUrls.map((url) => `${url}/redirect.html`),
        post_logout_redirect_uris: settings.studioUrls.map((url) => `${url}/`),
      },
    ],
    discovery: { settings_revision: settings.revision },
    pkce: { required: () => true },
    scopes: [...OPENID_SCOPES.split(' '), 'offline_access'],
    acrValues: [PASSWORD_ACR, STRONG_ACR],
    claims: {
      openid: ['sub', 'acr', 'amr'],
      profile: ['given_name', 'family_name', 'preferred_username'],
      email: ['email', 'email_verified'],
    },
    clientBasedCORS: (_context, origin) => settings.studioUrls.includes(origin),
    ttl: {
      AccessToken: settings.accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 3600,
      Interaction: 600,
      Session: 3600,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => AUDIENCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES.join(' '),
          audience: AUDIENCE,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = `<!doctype html><title>Sign out</title>${form}
            <button form="op.logoutForm" name="logout" value="yes">Sign out everywhere</button>`;
        },
      },
    },
    interactions: {
      policy: settings.honoursStrength ? strengthPolicy() : interactionPolicy.base(),
      url: (_context, { uid }) => `/interaction/${uid}`,
    },
    loadExistingGrant,
    findAccount: (_context, sub) => {
      const account = settings.accounts.find(({ username }) => username === sub);
      return account && { accountId: sub, claims: () => ({ sub, ...account.claims }) };
    },
    extraTokenClaims: (context) => accessTokenClaims(context, settings),
  };
}

/** Creates the provider. Its sessions outlive it. */
export const createProvider = (settings: ProviderSettings): Provider =>
  new Provider(`http://localhost:${settings.port}`, configuration(settings));
