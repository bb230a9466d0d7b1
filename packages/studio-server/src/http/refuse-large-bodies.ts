import type { FastifyInstance } from 'fastify';
import { isSignInRoute } from './rate-limits.ts';
import { StudioHttpError } from './studio-http-error.ts';

/** Body limit of calls that set no other. One person can have a hundred calls in flight. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Body limit of the sign-in: forms with a few fields. */
const SIGN_IN_LIMIT_BYTES = 64 * 1024;

/**
 * Rejects bodies with 413 by their announced length, before they are read. A call has the limit of its route; routes of
 * uploads have limits of their own.
 */
export function refuseLargeBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers, method, routeOptions }) => {
    const { config, url = '', bodyLimit } = routeOptions;
    // The body of a GET is never read.
    if (config.isUpload || method === 'GET' || method === 'HEAD') return;
    const limitBytes = isSignInRoute(url) ? SIGN_IN_LIMIT_BYTES : bodyLimit;
    if (Number(headers['content-length'] ?? 0) > limitBytes) throw new StudioHttpError(413);
  });
}
