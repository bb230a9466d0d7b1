import type { AuthClient } from './auth-client.ts';
import type { AuthConfig } from './auth-config.ts';

/** Fetches the sign-in library, a chunk of its own, and prepares it. */
export async function loadAuthClient(config: AuthConfig): Promise<AuthClient> {
  const { createMsalClient } = await import('./msal-client.ts');
  return createMsalClient(config);
}
