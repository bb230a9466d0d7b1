import type { Call } from '@inspection-studio/domain/calls';
import { errorCode } from '@inspection-studio/domain/errors';
import type { FastifyInstance } from 'fastify';
import { productCodesOf } from '../../http/product-codes.ts';

/**
 * Watches the answers of a server for product codes that the API document does not have for their call and status.
 *
 * @returns a function that lists what was found, such as '409 code 146 of updateCategory'
 */
export function watchUndocumentedCodes(app: FastifyInstance, calls: Readonly<Record<string, Call>>): () => string[] {
  const found = new Set<string>();
  const nameOf = new Map(Object.entries(calls).map(([name, { method, path }]) => [`${method} ${path}`, name]));
  app.addHook('onSend', async ({ routeOptions: { config } }, { statusCode }, payload) => {
    const name = nameOf.get(config.call ?? '');
    if (statusCode < 400 || name === undefined || typeof payload !== 'string') return;
    const code = errorCode(JSON.parse(payload));
    const documented: readonly number[] = productCodesOf(name, calls[name]!)[statusCode] ?? [];
    if (code !== undefined && !documented.includes(code)) found.add(`${statusCode} code ${code} of ${name}`);
  });
  return () => [...found];
}
