import * as z from 'zod';
import type { HostedSignIn } from '../hosted-settings.ts';
import { isHttpsOrLoopback } from '../loopback.ts';
import { StartError } from '../start-error.ts';

/** What the studio needs to know about a hosted provider besides its settings. */
export interface HostedProvider {
  /** How the browser library finds the discovery document: at the authority, or at its `v2.0` (Microsoft). */
  protocolMode: 'OIDC' | 'AAD';
  /**
   * Discovery document for the browser library, as JSON. The library rejects http addresses in documents that it fetches,
   * and many providers let no other origin read theirs. null for Microsoft, whose addresses the library knows.
   */
  metadata: string | null;
  /** URL of the discovery document. */
  discoveryUrl: string;
  /** Origins that the browser connects to for signing in. */
  origins: string[];
  /** Where the command line signs in by device code; null if the provider has no device codes. */
  device: { deviceAuthorizationUrl: string; tokenUrl: string } | null;
}

const CHECK_TIMEOUT_MS = 10_000;
const DISCOVERY = '/.well-known/openid-configuration';

const address = z.url({ protocol: /^https?$/ });
const discoverySchema = z.object({
  issuer: z.string(),
  jwks_uri: address,
  authorization_endpoint: address,
  token_endpoint: address,
  end_session_endpoint: address.optional(),
  device_authorization_endpoint: address.optional(),
});
type Discovery = z.infer<typeof discoverySchema>;

const keySchema = z.looseObject({ kty: z.string(), alg: z.string().optional(), use: z.string().optional() });
const keySetSchema = z.object({ keys: z.array(keySchema) });

/** Fetches JSON; redirects are errors, because they could lead anywhere. @throws with the reason, as half a sentence */
async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS), redirect: 'error' }).catch(() => {
    throw new Error('does not respond');
  });
  if (!answer.ok) throw new Error(`returned ${answer.status}`);
  return answer.json().catch(() => {
    throw new Error('returned no JSON');
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function discover(url: string): Promise<Discovery> {
  const parsed = discoverySchema.safeParse(await fetchJson(url));
  if (!parsed.success) throw new Error(`has no valid ${String(parsed.error.issues[0]?.path[0] ?? 'content')}`);
  return parsed.data;
}

/** Finds the discovery document of the authority. @throws StartError when none has the configured issuer */
async function findDiscovery({ authority, issuer }: HostedSignIn) {
  const base = authority.replace(/\/+$/, '');
  const candidates = [
    { protocolMode: 'AAD', url: `${base}/v2.0${DISCOVERY}` },
    { protocolMode: 'OIDC', url: base + DISCOVERY },
  ] as const;
  const failures: string[] = [];
  for (const { protocolMode, url } of candidates) {
    try {
      const discovery = await discover(url);
      if (discovery.issuer === issuer) return { protocolMode, discoveryUrl: url, discovery };
      failures.push(`AUTH_ISSUER must be ${discovery.issuer}, the issuer in ${url}.`);
    } catch (error) {
      failures.push(`AUTH_AUTHORITY has no discovery document: ${url} ${reasonOf(error)}.`);
    }
  }
  throw new StartError(failures.find((failure) => failure.startsWith('AUTH_ISSUER')) ?? failures.at(-1)!);
}

async function checkKeys(jwksUri: string): Promise<void> {
  const keySet = await fetchJson(jwksUri).catch((error: unknown) => {
    throw new StartError(`AUTH_JWKS_URI ${reasonOf(error)}: ${jwksUri}.`);
  });
  const parsed = keySetSchema.safeParse(keySet);
  if (!parsed.success) throw new StartError(`AUTH_JWKS_URI returned no JSON Web Key Set: ${jwksUri}.`);
  const isUsable = parsed.data.keys.some(
    ({ kty, alg = 'RS256', use = 'sig' }) => kty === 'RSA' && alg === 'RS256' && use === 'sig',
  );
  if (!isUsable) throw new StartError(`AUTH_JWKS_URI has no RSA key for RS256 signatures: ${jwksUri}.`);
}

/**
 * Checks the settings of a hosted provider against the provider.
 *
 * @throws StartError that names the wrong setting
 */
export async function checkHostedSignIn(hosted: HostedSignIn): Promise<HostedProvider> {
  const { protocolMode, discoveryUrl, discovery } = await findDiscovery(hosted);
  if (discovery.jwks_uri !== hosted.jwksUri) {
    throw new StartError(`AUTH_JWKS_URI must be ${discovery.jwks_uri}, the jwks_uri of AUTH_AUTHORITY.`);
  }
  const { device_authorization_endpoint: device, ...browser } = discovery;
  const { authorization_endpoint: authorization, token_endpoint: token, end_session_endpoint: end } = browser;
  const endpoints = [authorization, token, ...(end === undefined ? [] : [end])];
  const insecure = [...endpoints, ...(device === undefined ? [] : [device])].find(
    (endpoint) => !isHttpsOrLoopback(endpoint),
  );
  if (insecure) throw new StartError(`AUTH_AUTHORITY signs in over http, which is not safe: ${insecure}.`);
  await checkKeys(hosted.jwksUri);
  return {
    protocolMode,
    discoveryUrl,
    metadata: protocolMode === 'OIDC' ? JSON.stringify(browser) : null,
    origins: [...new Set([hosted.authority, ...endpoints].map((url) => new URL(url).origin))],
    device: device === undefined ? null : { deviceAuthorizationUrl: device, tokenUrl: token },
  };
}
