import { METHODS } from 'node:http';
import { API_BASE_PATH, type Call } from '@inspection-studio/domain/calls';
import type { FastifyInstance } from 'fastify';
import { notFound, StudioHttpError } from './studio-http-error.ts';
import { withoutQuery } from './path-for-log.ts';

/** Path of the OpenAPI document, below the base path. */
export const OPENAPI_PATH = 'openapi.json';

/** First segment of every API path, of any version. No other path of the server starts with it. */
const API_ROOT = '/api';

type Endpoint = Pick<Call, 'method' | 'path'>;

/** Whether a path belongs to the API: an unknown one is 404 in JSON and never a page of the app. */
export const isApiPath = (path: string): boolean => path === API_ROOT || path.startsWith(`${API_ROOT}/`);

/** Converts a path of the calls table to a pattern; a parameter is one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${(API_BASE_PATH + path).replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`);

/**
 * Returns the methods of a path in alphabetical order, HEAD included where there is GET.
 *
 * @param path path of the request, without the query
 * @returns empty when no endpoint has this path
 */
export function methodsOf(endpoints: readonly Endpoint[], path: string): string[] {
  const methods = endpoints.flatMap((endpoint) => {
    if (!patternOf(endpoint.path).test(path)) return [];
    return endpoint.method === 'GET' ? ['GET', 'HEAD'] : [endpoint.method];
  });
  return [...new Set(methods)].toSorted();
}

/**
 * Answers API requests that match no route: 405 with `Allow` for a method that the path does not have,
 * 404 for everything else. Needs no token, and reads no body. Covers every method of HTTP, also those that no route
 * has, such as PROPFIND.
 */
export function refuseUnknownApiPaths(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const refuse = async (request: { method: string; url: string }): Promise<never> => {
    const allowed = methodsOf(endpoints, withoutQuery(request.url));
    // A route of this method did not match, for example because the id is too long.
    if (allowed.length === 0 || allowed.includes(request.method)) throw notFound();
    throw new StudioHttpError(405, undefined, { allowedMethods: allowed });
  };
  const known = new Set(app.supportedMethods);
  for (const method of METHODS) if (!known.has(method)) app.addHttpMethod(method);
  for (const url of [API_ROOT, `${API_ROOT}/*`]) app.all(url, { onRequest: refuse }, refuse);
}
