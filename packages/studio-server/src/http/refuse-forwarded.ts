import type { FastifyInstance } from 'fastify';
import { isForwarded } from '../demo-fence.ts';
import { StudioHttpError } from './studio-http-error.ts';

/**
 * Rejects requests that a proxy has passed on with 403, except health checks: the sign-in of the demo asks for no
 * password, so a proxy in front of it would let anyone sign in as anyone.
 */
export function refuseForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.config.isAnyHost || !isForwarded(headers)) return;
    throw new StudioHttpError(403, undefined, {
      message:
        'The demo answers on this machine only. Behind a proxy, set STUDIO_SEED=none, or STUDIO_DEMO_SIGN_IN=yes to let anyone sign in as anyone.',
    });
  });
}
