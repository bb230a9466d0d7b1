import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { PROVIDER_PATH } from './api-scopes.ts';
import { errorPage } from './pages/error-page.ts';
import { pageAssets } from './pages/page-assets.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { PeopleDirectory } from './person.ts';

/** CSP of the provider's pages: own files and form posts only. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Path of the discovery document. */
export const DISCOVERY_PATH = '/.well-known/openid-configuration';

const BODY_LIMIT_BYTES = 4096;
const ASSET_CACHING = 'public, max-age=31536000, immutable';

type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Body: { person?: string } | undefined }>;

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
  await provider.callback()(raw, reply.raw);
}

/** Mounts the embedded provider and its pages at `/idp`. */
export async function mountProvider(app: FastifyInstance, provider: Provider, people: PeopleDirectory): Promise<void> {
  const sendPage = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

  /** Rejects a submission whose cookie is missing or belongs to another sign-in. */
  const checkInteraction = async (request: InteractionRequest, reply: FastifyReply) => {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    if (details.uid !== request.params.uid) throw new errors.SessionNotFound('this sign-in belongs to another tab');
  };

  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'Sign-in failed'));

  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      const { protocol, host } = new URL(provider.issuer);
      scope.addHook('onRequest', async ({ raw }, reply) => {
        // The public origin is configured, so forwarded headers are not needed.
        Object.assign(raw.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host });
        reply.raw.setHeader('content-security-policy', PAGE_POLICY);
        // A popup that signs in for another window keeps its opener.
        reply.raw.removeHeader('cross-origin-opener-policy');
      });
      scope.setErrorHandler(async (error, request, reply) => {
        if (error instanceof errors.OIDCProviderError) {
          return sendPage(reply, error.statusCode, errorPage(error.error, error.error_description));
        }
        // Rate limit errors are formatted by the surrounding server.
        if ('retryAfterSeconds' in (error as object)) throw error;
        request.log.error({ err: error }, 'A sign-in page failed');
        return sendPage(reply, 500, errorPage('server_error'));
      });

      for (const { name, type, body } of Object.values(pageAssets)) {
        scope.get(`/assets/${name}`, (_request, reply) =>
          reply.type(type).header('cache-control', ASSET_CACHING).send(body),
        );
      }
      scope.get('/interaction/:uid', async (request: InteractionRequest, reply) => {
        await checkInteraction(request, reply);
        return sendPage(reply, 200, signInPage(request.url, await people.list()));
      });
      scope.post('/interaction/:uid', async (request: InteractionRequest, reply) => {
        await checkInteraction(request, reply);
        const person = await people.find(request.body?.person ?? '');
        if (!person) throw new errors.InvalidRequest('nobody was chosen, or the person no longer exists');
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, { login: { accountId: person.id } });
      });
      scope.post('/interaction/:uid/cancel', async (request: InteractionRequest, reply) => {
        await checkInteraction(request, reply);
        reply.hijack();
        await provider.interactionFinished(request.raw, reply.raw, {
          error: 'access_denied',
          error_description: 'the sign-in was cancelled',
        });
      });
      // Readiness checks request it repeatedly.
      const probe = { config: { isProbe: true as const } };
      scope.get(
        DISCOVERY_PATH,
        { ...probe, onRequest: (request, reply) => handOver(provider, request, reply) },
        () => undefined,
      );
      scope.all('/*', { onRequest: (request, reply) => handOver(provider, request, reply) }, () => undefined);
    },
    { prefix: PROVIDER_PATH },
  );
}
