import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { PROVIDER_PATH } from './api-scopes.ts';
import { errorPage } from './pages/error-page.ts';
import { pageAssets } from './pages/page-assets.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { PeopleDirectory } from './person.ts';

/** The pages of the provider load their own files and post to it, nothing else. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

const BODY_LIMIT_BYTES = 4096;
const ASSET_CACHING = 'public, max-age=31536000, immutable';

type InteractionRequest = FastifyRequest<{ Params: { uid: string }; Body: { person?: string } | undefined }>;

/** Gives a request to the provider, which answers it on the raw response. */
async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.hijack();
  const { raw } = request;
  const originalUrl = raw.url ?? '/';
  // The provider derives its own addresses from what was cut off here.
  Object.assign(raw, { originalUrl, url: originalUrl.slice(PROVIDER_PATH.length) || '/' });
  await provider.callback()(raw, reply.raw);
}

/** Mounts the embedded provider and its pages under `/idp`. */
export async function mountProvider(app: FastifyInstance, provider: Provider, people: PeopleDirectory): Promise<void> {
  const sendPage = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

  /** Rejects a submission whose cookie is gone or belongs to another sign-in. */
  const checkInteraction = async (request: InteractionRequest, reply: FastifyReply) => {
    const details = await provider.interactionDetails(request.raw, reply.raw);
    if (details.uid !== request.params.uid) throw new errors.SessionNotFound('this sign-in belongs to another tab');
  };

  await app.register(
    async (scope) => {
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.addHook('onRequest', async (_request, reply) => {
        reply.raw.setHeader('content-security-policy', PAGE_POLICY);
        // A window that signs in for another one keeps its opener.
        reply.raw.removeHeader('cross-origin-opener-policy');
      });
      scope.setErrorHandler(async (error, request, reply) => {
        if (error instanceof errors.OIDCProviderError) {
          return sendPage(reply, error.statusCode, errorPage(error.error, error.error_description));
        }
        request.log.error(error);
        return sendPage(reply, 500, errorPage('server_error'));
      });

      for (const { name, type, body } of Object.values(pageAssets)) {
        scope.get(`/assets/${name}`, (_request, reply) => reply.type(type).header('cache-control', ASSET_CACHING).send(body));
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
      scope.all('/*', { onRequest: (request, reply) => handOver(provider, request, reply) }, () => undefined);
    },
    { prefix: PROVIDER_PATH },
  );
}
