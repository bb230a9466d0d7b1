import { ACCESS_TOKEN_PREFIX } from '@inspection-studio/domain/users';
import type { FastifyRequest } from 'fastify';

/** Path of a URL, without the query. */
export const withoutQuery = (url: string): string => url.split('?', 1)[0]!;

/** Name of the route parameter with the token of an account link. */
const TOKEN_PARAMETER = ':token';
/** What tokens of links look like. Shorter names of an unknown path are kept, to find out who asks for what. */
const TOKEN = /^[\w-]{32,}$/;
/** An access token of a person or of a sign-in, which clients can send in a path by mistake. No id or file has such a name. */
const ACCESS_TOKEN = new RegExp(`${ACCESS_TOKEN_PREFIX}[\\w-]{43}|eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+`);
/** Paths without tokens of links, whose names can be long. */
const PLAIN = /^\/(files|tiles|assets)\//;
const API = /^\/api\//;

/** Whether a path can have long names, so that only access tokens are recognised: of files, and of known calls. */
const isPlain = (path: string, route: string | undefined): boolean =>
  PLAIN.test(path) || (API.test(path) && route !== undefined && !route.endsWith('*'));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Replaces each segment that may be one of some tokens, however it is spelled. */
const withoutTokens = (path: string, tokens: readonly RegExp[]): string =>
  path
    .split('/')
    .map((segment) => (tokens.some((token) => token.test(decoded(segment))) ? '[token]' : segment))
    .join('/');

/**
 * Returns the path of a request for the log: without the query, which can contain a signature, and without tokens: those of
 * account links, and access tokens. The matched route says where the token of a link is, because a path can be spelled in many ways.
 */
export function pathForLog({
  originalUrl,
  routeOptions,
}: Pick<FastifyRequest, 'originalUrl' | 'routeOptions'>): string {
  const route: string | undefined = routeOptions?.url;
  if (route?.includes(TOKEN_PARAMETER)) return route.replace(TOKEN_PARAMETER, '[token]');
  const path = withoutQuery(originalUrl);
  return withoutTokens(path, isPlain(path, route) ? [ACCESS_TOKEN] : [ACCESS_TOKEN, TOKEN]);
}
