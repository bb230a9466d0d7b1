import type { ProviderPages } from '../mount-provider.ts';
import { addAccountRoutes } from './account-routes.ts';
import type { Accounts } from './accounts.ts';
import { addEnrolRoutes } from './enrol-routes.ts';
import { checkOrigin } from './origin-check.ts';
import { addRecoverRoutes } from './recover-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';

/** Pages of a studio with accounts of its own: sign-in, account links, recovery and the account page. */
export const accountPages =
  (accounts: Accounts): ProviderPages =>
  (scope, tools) => {
    scope.addHook('preHandler', async (request) => checkOrigin(request, accounts.publicUrl));
    addSignInRoutes(scope, accounts, tools);
    addEnrolRoutes(scope, accounts, tools.provider);
    addRecoverRoutes(scope, accounts);
    addAccountRoutes(scope, accounts, tools.provider);
  };
