import { PRODUCT_VERSION } from '@inspection-studio/domain';
import type { Config } from '../config.ts';
import { API_SCOPES, BROWSER_CLIENT_ID } from '../identity/api-scopes.ts';
import { embeddedIssuer } from '../identity/provider.ts';

/** What the browser's sign-in library is configured with. */
export interface BrowserSignIn {
  clientId: string;
  /** Looks like https even for the embedded provider; it is then never contacted. */
  authority: string;
  knownAuthorities: string[];
  /** JSON of the provider's endpoints; a hosted authority is asked for its own instead. */
  authorityMetadata?: string;
  protocolMode: 'OIDC' | 'AAD';
  /** Scopes of a sign-in itself; absent, the library's own. */
  defaultScopes?: string[];
  /** Scopes of the API's access token. */
  scopes: string[];
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** Settings the app reads from `/config.json` before it starts; one build serves every installation. */
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

/** The browser library insists on an https authority, and believes the endpoints it is given. */
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

/** What `/config.json` says; nothing in it is secret. */
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
