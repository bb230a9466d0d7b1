import type { FastifyRequest } from 'fastify';

/** Path of a URL, without the query. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0]!;

/** Name of the route parameter with the token of an account link. */
const TOKEN_PARAMETER = ':token';
/** What tokens of links look like. Shorter names of an unknown path are kept, to find out who asks for what. */
const TOKEN = /^[\w-]{32,}$/;
/** Paths without tokens, whose names can be long. */
const PLAIN = /^\/(api|files|tiles|assets)\//;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Replaces each segment that may be a token, however it is spelled. */
const withoutTokens = (path: string): string =>
  path
    .split('/')
    .map((segment) => (TOKEN.test(decoded(segment)) ? '[token]' : segment))
    .join('/');

/**
 * Returns the path of a request for the log: without the query, which can contain a signature, and without the token of an
 * account link. The matched route says where the token is, because a path can be spelled in many ways.
 */
export function pathForLog({
  originalUrl,
  routeOptions,
}: Pick<FastifyRequest, 'originalUrl' | 'routeOptions'>): string {
  const route: string | undefined = routeOptions?.url;
  if (route?.includes(TOKEN_PARAMETER)) return route.replace(TOKEN_PARAMETER, '[token]');
  const path = withoutQuery(originalUrl);
  return PLAIN.test(path) ? path : withoutTokens(path);
}
