import { PRODUCT_VERSION } from '@inspection-studio/domain';
import type { Config } from '../config.ts';
import { API_SCOPES, BROWSER_CLIENT_ID } from '../identity/api-scopes.ts';
import { embeddedIssuer } from '../identity/provider.ts';

/** Configuration of the browser's sign-in library. */
export interface BrowserSignIn {
  clientId: string;
  /** Authority URL. Uses https even for the embedded provider, which is not contacted at it. */
  authority: string;
  knownAuthorities: string[];
  /** Discovery document as JSON; by default it is fetched from the authority. */
  authorityMetadata?: string;
  protocolMode: 'OIDC' | 'AAD';
  /** OpenID scopes; defaults to those of the library. */
  defaultScopes?: string[];
  /** Scopes of the access token. */
  scopes: string[];
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** Settings in `/config.json`, which the app reads before it starts, so that one build works for every installation. */
export interface RuntimeConfig {
  version: string;
  auth: BrowserSignIn;
  tileUrl: string;
  tileCredit: string;
  launchUrl: string;
  supportEmail: string;
  /** Ids of companies that may use the coating-breakdown model (S26). */
  coatingBreakdownCompanies: string[];
}

const pages = { redirectUri: '/redirect.html', postLogoutRedirectUri: '/' };

/** Placeholder authority: the library requires https but uses the given endpoints. */
function embeddedSignIn(publicUrl: string): BrowserSignIn {
  const issuer = embeddedIssuer(publicUrl);
  const { host } = new URL(publicUrl);
  return {
    clientId: BROWSER_CLIENT_ID,
    authority: `https://${host}/idp`,
    knownAuthorities: [host],
    authorityMetadata: JSON.stringify({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/session/end`,
      jwks_uri: `${issuer}/jwks`,
    }),
    protocolMode: 'OIDC',
    defaultScopes: ['openid', 'profile', 'email'],
    scopes: [...API_SCOPES],
    ...pages,
  };
}

function hostedSignIn({ clientId, authority, scopes }: NonNullable<Config['hostedSignIn']>): BrowserSignIn {
  return { clientId, authority, knownAuthorities: [new URL(authority).host], protocolMode: 'AAD', scopes, ...pages };
}

/** Builds `/config.json`, which contains no secrets. */
export function runtimeConfig(config: Config): RuntimeConfig {
  return {
    version: PRODUCT_VERSION,
    auth: config.hostedSignIn ? hostedSignIn(config.hostedSignIn) : embeddedSignIn(config.publicUrl),
    tileUrl: config.tileUrl,
    tileCredit: config.tileCredit,
    launchUrl: config.launchUrl,
    supportEmail: config.supportEmail,
    coatingBreakdownCompanies: config.coatingBreakdownCompanyIds,
  };
}
