import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import type { Config } from '../config.ts';
import { ACCOUNT_PATH } from '../identity/accounts/account-client.ts';
import { API_SCOPES, BROWSER_CLIENT_ID, COMMAND_LINE_CLIENT_ID, COMMAND_LINE_SCOPES } from '../identity/api-scopes.ts';
import type { HostedProvider } from '../identity/check-hosted-sign-in.ts';
import { embeddedIssuer } from '../identity/provider.ts';

/** Configuration of the browser's sign-in library. */
export interface BrowserSignIn {
  clientId: string;
  /** Authority URL. Uses https even for the embedded provider, which is not contacted at it. */
  authority: string;
  knownAuthorities: string[];
  /** Discovery document as JSON; by default it is fetched from the authority. */
  authorityMetadata?: string;
  /** URL of a hosted provider's discovery document. */
  discoveryUrl?: string;
  /** Required `acr` values, which the browser asks the provider for. */
  acrValues?: string[];
  protocolMode: 'OIDC' | 'AAD';
  /** OpenID scopes; defaults to those of the library. */
  defaultScopes?: string[];
  /** Scopes of the access token. */
  scopes: string[];
  redirectUri: string;
  postLogoutRedirectUri: string;
}

/** How the command line signs in by device code (RFC 8628). */
export interface DeviceSignIn {
  clientId: string;
  deviceAuthorizationUrl: string;
  tokenUrl: string;
  /** Scopes of the access token. */
  scopes: string[];
}

/** Settings in `/config.json`, which the app reads before it starts, so that one build works for every installation. */
export interface RuntimeConfig {
  version: string;
  auth: BrowserSignIn;
  /** null when the sign-in provider has no device codes. */
  deviceSignIn: DeviceSignIn | null;
  tileUrl: string;
  tileCredit: string;
  launchUrl: string;
  supportEmail: string;
  /** Ids of companies that may use the coating-breakdown model. */
  coatingBreakdownCompanies: string[];
  /** Path of the page for a person's sign-in methods; null when they are managed elsewhere. */
  signInMethodsPath: string | null;
  /** Whether every page warns that anyone can sign in as anyone. */
  isDemoSignInOpen: boolean;
  isSignInHosted: boolean;
  /** Browsers send larger files in blocks. */
  uploadBlocksFromBytes: number;
  /** A request that sends a file is sent again after this time without a byte, in milliseconds. */
  uploadStallMs: number;
}

const OPENID_SCOPES = ['openid', 'profile', 'email'];
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
    defaultScopes: OPENID_SCOPES,
    scopes: [...API_SCOPES],
    ...pages,
  };
}

type ProviderHints = Pick<HostedProvider, 'protocolMode' | 'metadata' | 'discoveryUrl' | 'device'>;

function hostedSignIn(
  { clientId, authority, scopes, requiredAcr }: NonNullable<Config['hostedSignIn']>,
  { protocolMode, metadata, discoveryUrl }: ProviderHints,
): BrowserSignIn {
  return {
    clientId,
    // The library requires https, also for a provider on loopback, but uses the given endpoints.
    authority: authority.replace(/^http:/, 'https:'),
    knownAuthorities: [new URL(authority).host],
    ...(metadata !== null && { authorityMetadata: metadata }),
    discoveryUrl,
    ...(requiredAcr.length > 0 && { acrValues: requiredAcr }),
    protocolMode,
    ...(protocolMode === 'OIDC' && { defaultScopes: OPENID_SCOPES }),
    scopes,
    ...pages,
  };
}

function deviceSignIn(
  config: Pick<Config, 'publicUrl' | 'hostedSignIn'>,
  provider: ProviderHints | null,
): DeviceSignIn | null {
  if (config.hostedSignIn) {
    const { clientId, scopes } = config.hostedSignIn;
    return provider?.device ? { clientId, ...provider.device, scopes } : null;
  }
  const issuer = embeddedIssuer(config.publicUrl);
  return {
    clientId: COMMAND_LINE_CLIENT_ID,
    deviceAuthorizationUrl: `${issuer}/device/auth`,
    tokenUrl: `${issuer}/token`,
    scopes: [...COMMAND_LINE_SCOPES],
  };
}

/**
 * Builds `/config.json`, which contains no secrets.
 *
 * @param provider the provider of a hosted sign-in
 */
export function runtimeConfig(config: Config, provider: ProviderHints | null = null): RuntimeConfig {
  return {
    version: PRODUCT_VERSION,
    auth:
      config.hostedSignIn && provider ? hostedSignIn(config.hostedSignIn, provider) : embeddedSignIn(config.publicUrl),
    deviceSignIn: deviceSignIn(config, provider),
    tileUrl: config.tileUrl,
    tileCredit: config.tileCredit,
    launchUrl: config.launchUrl,
    supportEmail: config.supportEmail,
    coatingBreakdownCompanies: config.coatingBreakdownCompanyIds,
    signInMethodsPath: config.signIn === 'accounts' ? ACCOUNT_PATH : null,
    isDemoSignInOpen: config.isDemoSignInOpen,
    isSignInHosted: config.hostedSignIn !== null,
    uploadBlocksFromBytes: config.uploadBlocksFromBytes,
    uploadStallMs: config.uploadStallMs,
  };
}
