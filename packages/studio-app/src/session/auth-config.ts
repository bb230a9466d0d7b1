import * as z from 'zod/mini';

/**
 * Sign-in configuration: client, authority and the API scopes (read, write, delete, file
 * download, upload).
 */
export const authConfigSchema = z.object({
  clientId: z.string().check(z.minLength(1)),
  /** Authority URL, including tenant and policy. Uses https even for the embedded provider. */
  authority: z.url(),
  knownAuthorities: z.array(z.string()),
  /** Discovery document as JSON; by default it is fetched from the authority. */
  authorityMetadata: z.optional(z.string()),
  /** URL of the discovery document of a provider other than the studio itself. */
  discoveryUrl: z.optional(z.url()),
  /** The provider is asked for a sign-in of one of these strengths; by default of any. */
  acrValues: z.optional(z.array(z.string())),
  protocolMode: z.enum(['OIDC', 'AAD']),
  /** OpenID scopes; defaults to those of the library. */
  defaultScopes: z.optional(z.array(z.string())),
  /** Scopes of the access token. */
  scopes: z.array(z.string()).check(z.minLength(1)),
  redirectUri: z.string(),
  postLogoutRedirectUri: z.string(),
});
export type AuthConfig = z.output<typeof authConfigSchema>;
