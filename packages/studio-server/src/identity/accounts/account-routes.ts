import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { toAccount } from './account-changes.ts';
import { addAccountPasskeyRoutes } from './account-passkey-routes.ts';
import { addAccountPasswordRoutes } from './account-password-routes.ts';
import { type AccountHandler, withSession } from './account-session.ts';
import { addAccountTotpRoutes } from './account-totp-routes.ts';
import type { Accounts } from './accounts.ts';
import { showAccount } from './show-account.ts';

/** Adds the page on which people manage their sign-in methods, after a recent sign-in. */
export function addAccountRoutes(scope: FastifyInstance, accounts: Accounts, provider: Provider): void {
  const recent = (handle: AccountHandler) => withSession(accounts, provider, handle);

  scope.get<{ Querystring: Record<string, string> }>('/account', async (request, reply) => {
    // The provider returns with a code, which is not used.
    if ('error' in request.query) return reply.redirect('/', 303);
    if ('code' in request.query) return toAccount(reply);
    return recent((session) => showAccount(accounts, session, reply))(request as never, reply);
  });

  addAccountPasswordRoutes(scope, accounts, provider, recent);
  addAccountPasskeyRoutes(scope, accounts, recent);
  addAccountTotpRoutes(scope, accounts, recent);
}
