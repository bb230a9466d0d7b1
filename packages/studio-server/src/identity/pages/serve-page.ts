import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageAssets } from './page-assets.ts';

/** CSP of the provider's pages: own files, form posts and requests to this server only. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Enough for the answer of a passkey. */
const BODY_LIMIT_BYTES = 16 * 1024;
const ASSET_CACHING = 'public, max-age=31536000, immutable';

/** Parses posted forms of at most 16 KiB to an object of texts. Bodies of other types are 415. */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Serves the styles, scripts and font of the pages below `assets/`. */
export function servePageAssets(scope: FastifyInstance): void {
  for (const { name, type, body } of Object.values(pageAssets)) {
    scope.get(`/assets/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', ASSET_CACHING).send(body),
    );
  }
}

/** Sends a page that must not be cached. */
export const sendPage = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
