import type { FastifyInstance } from 'fastify';

const BASE = '/api/v2/';

/** Every method and path the server has under the base, sorted, parameters in braces; HEAD comes with GET and is left out. */
export function servedCalls(app: FastifyInstance): string[] {
  const calls: string[] = [];
  const path: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── ([^ ]*)(?: \((.*)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    path.length = indent.length / 4;
    path.push(part);
    const url = path.join('');
    if (!url.startsWith(BASE)) continue;
    const address = url.slice(BASE.length).replace(/:(\w+)/g, '{$1}');
    for (const method of methods.split(', '))
      if (method !== '' && method !== 'HEAD') calls.push(`${method} ${address}`);
  }
  return calls.toSorted();
}
