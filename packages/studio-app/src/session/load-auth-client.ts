import type { AuthClient } from './auth-client.ts';
import type { AuthConfig } from './auth-config.ts';

/** Lazy-loads and initialises the sign-in library. */
export async function loadAuthClient(config: AuthConfig): Promise<AuthClient> {
  const { createMsalClient } = await import('./msal-client.ts');
  return createMsalClient(config);
}
