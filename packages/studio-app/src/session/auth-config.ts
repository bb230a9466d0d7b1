import * as z from 'zod/mini';

/**
 * How the browser signs in: client and authority of the provider, and the
 * API's scopes (read, write, delete, file download, upload).
 *
 * @see AUTH-011..018
 */
export const authConfigSchema = z.object({
  clientId: z.string().check(z.minLength(1)),
  /** Address of the provider, tenant and policy included; looks like https even for the embedded one. */
  authority: z.url(),
  knownAuthorities: z.array(z.string()),
  /** JSON of the provider's endpoints; without it the authority is asked over https. */
  authorityMetadata: z.optional(z.string()),
  protocolMode: z.enum(['OIDC', 'AAD']),
  /** Scopes of the sign-in itself; without them the library's own. */
  defaultScopes: z.optional(z.array(z.string())),
  /** Scopes of the API's access token. */
  scopes: z.array(z.string()).check(z.minLength(1)),
  redirectUri: z.string(),
  postLogoutRedirectUri: z.string(),
});
export type AuthConfig = z.output<typeof authConfigSchema>;
