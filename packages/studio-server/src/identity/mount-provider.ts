import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { PROVIDER_PATH } from './api-scopes.ts';
import { withSource } from './event-source.ts';
import { PasskeyRejectedError } from './methods/passkeys.ts';
import { ThrottledError } from './methods/throttle.ts';
import { errorPage } from './pages/error-page.ts';
import { PAGE_POLICY, readForms, sendPage, servePageAssets } from './pages/serve-page.ts';
import { throttledPage } from './pages/sign-in-steps.ts';

/** Path of the discovery document. */
export const DISCOVERY_PATH = '/.well-known/openid-configuration';

type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

/** What pages use to take part in a sign-in. */
export interface ProviderTools {
  provider: Provider;
  /** Rejects a request whose cookie is missing or belongs to another sign-in. */
  checkInteraction: (request: InteractionRequest, reply: FastifyReply) => Promise<void>;
  /** Ends the sign-in as this person. @param methods what the person proved it with, for the session and its event */
  finish: (
    request: FastifyRequest,
    reply: FastifyReply,
    accountId: string,
    methods?: readonly string[],
  ) => Promise<FastifyReply>;
}

/** Registers the pages of a sign-in below `/idp`. */
export type ProviderPages = (scope: FastifyInstance, tools: ProviderTools) => void;

/**
 * Removes CORS headers. By default the provider allows every origin to read its discovery
 * document and keys, but only the studio needs them.
 */
function keepFromOtherOrigins(answer: ServerResponse): void {
  const setHeader = answer.setHeader.bind(answer);
  answer.setHeader = (name, value) => (/^access-control-/i.test(name) ? answer : setHeader(name, value));
}

/** Passes a request to the provider, which answers on the raw response. */
async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const { raw } = request;
  const originalUrl = raw.url ?? '/';
  // The provider derives its own URLs from the removed prefix.
  Object.assign(raw, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) || '/' });
  keepFromOtherOrigins(reply.raw);
  await withSource(request, () => provider.callback()(raw, reply.raw));
}

/** Whether somebody is signed in in the browser of a request. */
async function isSignedIn(provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const { accountId } = await provider.Session.get(provider.createContext(raw, reply.raw) as never);
  return accountId !== undefined;
}

/** Renders the pages of failed requests. Back to a page of a finished sign-in opens the studio. */
function addErrorPages(scope: FastifyInstance, provider: Provider, hasDemoBanner: boolean): void {
  scope.setErrorHandler(async (error, request, reply) => {
    const send = (status: number, ...parts: [error: string, description?: string]) =>
      sendPage(reply, status, errorPage(parts[0], parts[1], hasDemoBanner));
    if (error instanceof errors.SessionNotFound && (await isSignedIn(provider, request, reply)))
      return reply.header('cache-control', 'no-store').redirect('/', 303);
    if (error instanceof errors.OIDCProviderError) {
      return send(error.statusCode, error.error, error.error_description);
    }
    if (error instanceof ThrottledError) {
      return sendPage(reply.header('retry-after', Math.ceil(error.waitMs / 1000)), 429, throttledPage(error.waitMs));
    }
    if (error instanceof PasskeyRejectedError) {
      request.log.warn({ err: error }, 'A passkey was rejected');
      return send(401, 'access_denied', 'this passkey was not accepted');
    }
    // Rate limit errors are formatted by the surrounding server.
    if ('retryAfterSeconds' in (error as object)) throw error;
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500) return send(statusCode, 'invalid_request');
    request.log.error({ err: error }, 'A sign-in page failed');
    return send(500, 'server_error');
  });
}

/**
 * Mounts the embedded provider and its pages at `/idp`.
 *
 * @param hasDemoBanner whether error pages warn that the demo sign-in is reachable by others
 */
export async function mountProvider(
  app: FastifyInstance,
  provider: Provider,
  pages: ProviderPages,
  hasDemoBanner = false,
): Promise<void> {
  const checkInteraction = async (request: InteractionRequest, reply: FastifyReply) => {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    if (details.uid !== request.params.uid) throw new errors.SessionNotFound('this sign-in belongs to another tab');
  };
  const finish: ProviderTools['finish'] = async (request, reply, accountId, methods = []) => {
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, { login: { accountId, amr: [...methods] } });
    return reply;
  };

  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'Sign-in failed'));

  await app.register(
    async (scope) => {
      readForms(scope);
      const { protocol, host } = new URL(provider.issuer);
      scope.addHook('onRequest', async ({ raw }, reply) => {
        // The public origin is configured, so the headers of the request are not needed.
        Object.assign(raw.headers, { host, 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
        reply.raw.setHeader('content-security-policy', PAGE_POLICY);
        // A popup that signs in for another window keeps its opener.
        reply.raw.removeHeader('cross-origin-opener-policy');
      });
      addErrorPages(scope, provider, hasDemoBanner);
      servePageAssets(scope);
      await scope.register(async (inner) => pages(inner, { provider, checkInteraction, finish }));
      scope.post('/interaction/:uid/cancel', async (request: InteractionRequest, reply) => {
        await checkInteraction(request, reply);
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, {
          error: 'access_denied',
          error_description: 'the sign-in was cancelled',
        });
      });
      const onRequest = (request: FastifyRequest, reply: FastifyReply) => handOver(provider, request, reply);
      // Readiness checks request it repeatedly.
      const probe = { config: { isProbe: true as const } };
      scope.get(DISCOVERY_PATH, { ...probe, onRequest }, () => undefined);
      // They store nothing without a code or a token.
      scope.get('/jwks', { onRequest }, () => undefined);
      scope.post('/token', { onRequest }, () => undefined);
      scope.all('/*', { config: { isProviderVisit: true }, onRequest }, () => undefined);
    },
    { prefix: PROVIDER_PATH },
  );
}
