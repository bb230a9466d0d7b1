import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath } from './api-paths.ts';
import { replyWithError } from './error-replies.ts';
import { contentSecurityPolicy, REDIRECT_PAGE, type OutsideOrigins } from './security-headers.ts';
import { notFound } from './studio-http-error.ts';

/** Placeholder in the built pages for the nonce of their style elements. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const HASHED_FOLDER = `${sep}assets${sep}`;
const YEAR_SECONDS = 31_536_000;

const NOT_BUILT = 'The app has not been built yet. Run: npm run build';

/** Loopback addresses that are equivalent to `localhost`. */
const LOOPBACK_HOSTS = ['127.0.0.1', '[::1]'];

/**
 * Returns the URL to redirect to, or null. Sign-in works on the public origin only, and
 * `127.0.0.1` is a different origin than `localhost`.
 */
function properAddress(publicUrl: string, host: string, path: string): string | null {
  const { hostname, port } = new URL(publicUrl);
  const isAlias =
    hostname === 'localhost' && LOOPBACK_HOSTS.some((alias) => host === (port ? `${alias}:${port}` : alias));
  return isAlias ? publicUrl + path : null;
}

/** Paths that return 404 when missing; all others belong to the app's router. */
const isAppRoute = (method: string, path: string): boolean =>
  (method === 'GET' || method === 'HEAD') && !isApiPath(path) && !/\.\w+$/.test(path);

const isForbiddenPath = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 403;

export interface AppPages {
  /** Build output of the app; pages return 503 while it is missing. */
  folder: string;
  publicUrl: string;
  outside: OutsideOrigins;
}

/**
 * Serves the built app: hashed files with immutable caching, pages uncached with their own
 * policy, and the entry page for every path of its router.
 */
export async function serveApp(app: FastifyInstance, { folder, publicUrl, outside }: AppPages): Promise<void> {
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    const elsewhere = properAddress(publicUrl, request.headers.host ?? '', request.url);
    if (elsewhere) return reply.redirect(elsewhere);
    const page = await readFile(join(folder, name), 'utf8').catch(() => undefined);
    if (page === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const nonce = randomBytes(16).toString('base64');
    const isRedirectPage = `/${name}` === REDIRECT_PAGE;
    if (isRedirectPage) {
      // It passes the sign-in response to the window that framed or opened it.
      reply.raw.removeHeader('cross-origin-opener-policy');
      reply.header('x-frame-options', 'SAMEORIGIN');
    }
    return reply
      .header('content-security-policy', contentSecurityPolicy(outside, nonce, isRedirectPage))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  await app.register(async (files) => {
    // A path that the library forbids, such as one with an empty segment, is no file of the app.
    files.setErrorHandler(async (error, request, reply) =>
      replyWithError(isForbiddenPath(error) ? notFound() : error, request, reply),
    );
    await files.register(fastifyStatic, {
      root: folder,
      serve: true,
      index: false,
      cacheControl: false,
      wildcard: true,
      suppressWarning: true,
      preCompressed: true,
      // The manifest of the build is no file of the app.
      dotfiles: 'ignore',
      // When the folder is missing, the library does not reject invalid characters in paths.
      allowedPath: (path) => !/\.(html|map)(\.(br|gz))?$/.test(path) && !/\0|%00/.test(path),
      setHeaders: (reply, path) => {
        const isHashed = path.includes(HASHED_FOLDER);
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  });
  app.get(REDIRECT_PAGE, (request, reply) => sendPage(request, reply, REDIRECT_PAGE.slice(1)));
  app.get('/', (request, reply) => sendPage(request, reply, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (!isAppRoute(request.method, path)) throw notFound();
    return sendPage(request, reply, 'index.html');
  });
}
